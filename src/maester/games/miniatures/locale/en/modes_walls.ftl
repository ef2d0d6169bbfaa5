### Honed and Ready.

ability-arrow-rain = Arrow rain
text-ability-arrow-rain = When your NCU Claims a zone, you may replace the zone's effect: 1 unit that Controls an Objective other than the centre one suffers d3+2 Hits. Units that Control such an Objective suffer d3+2 Hits each time Victory Points are scored for it.

event-arrows-fell = Arrows from the Castle Walls fall on { NAME($unit, kind: "unit") }: Hits { $hits }.
