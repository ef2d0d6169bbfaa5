"""The built client is served: its page, its files, and a clear word if it isn't there."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.support import in_loop, running, settings_in


@in_loop
async def test_the_page_and_its_files(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Maester</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {}")
    (static / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        for path in ("/", "/new/boardgame", "/table/abc", "/table/abc/end", "/replay/abc", "/rules", "/settings"):
            page = await browser.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert "Maester" in page.text
            assert page.headers["content-type"].startswith("text/html")
        lost = await browser.get("/no/such/page")
        assert lost.status_code == 404
        assert "Maester" in lost.text
        script = await browser.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert (await browser.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"
        for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert "secret" not in (await browser.get(path)).text
        api = await browser.get("/api/nothing")
        assert (api.status_code, api.json()["code"]) == (404, "no-such-page")


@in_loop
async def test_a_path_that_no_file_could_have_is_just_not_there(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Maester</title>")
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        for path in ("/" + "a" * 300, "/assets/" + "%C5%82" * 200, "/" + "a/" * 1000, "/%00", "/assets/", "/%ff"):
            lost = await browser.get(path)
            assert (lost.status_code, "Maester" in lost.text) == (404, True)


@in_loop
async def test_a_client_that_is_built_anew_is_served_anew(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        assert (await browser.get("/")).status_code == 404
        for number in range(2):
            (static / f"app-{number}.js").write_text("export {}" * 500)
            (static / "index.html").write_text("<!doctype html><title>Maester</title>" + "x" * number)
            assert (await browser.get("/")).text.endswith("x" * number)
            script = await browser.get(f"/app-{number}.js")
            assert (script.status_code, script.headers["content-encoding"]) == (200, "gzip")
            assert script.text == "export {}" * 500


@in_loop
async def test_nothing_outside_the_folder_is_a_file_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")
    (static / "index.html").write_text("<!doctype html><title>Maester</title>")
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        assert "secret" not in (await browser.get("/link.txt")).text


@in_loop
async def test_a_client_that_is_not_built_is_said_so(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        answer = await browser.get("/", headers={"accept-language": "pl"})
        assert answer.status_code == 404
        assert answer.json()["code"] == "client-not-built"
        assert "make play" in answer.json()["sentence"]


@in_loop
async def test_what_never_changes_is_not_sent_twice(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        first = await browser.get("/api/words/en")
        again = await browser.get("/api/words/en", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert first.headers["content-encoding"] == "gzip"
        mine = await browser.get("/api/tables?list=open")
        assert "content-encoding" not in mine.headers
        assert mine.headers["cache-control"] == "no-store"
