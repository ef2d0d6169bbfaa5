"""Judges the tests by breaking the code: `make mutate`.

A line is drawn at random, something on it is broken (a comparison, a constant, a statement left out), and the tests
that execute the line are run in a copy of the tree. If they stay green, nothing guards that line: a survivor.

The breaks are our own. Of the libraries, cosmic-ray leaves out what finds most here (removed statements, returned None,
dropped arguments) and brings aiohttp, GitPython and ten more with it; mutmut's breaks have no public interface.
Stryker, for the browser client, would add 177 packages to what everybody installs who builds it; the TypeScript
compiler, which is there anyway, finds the same places.
"""
