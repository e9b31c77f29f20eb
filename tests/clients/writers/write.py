"""Writes people.json as CSV by a Python library and its defaults: write.py LIBRARY PEOPLE OUT; tables read CSV first."""

import csv
import json
import sys

library, source, out = sys.argv[1:]
if library == "csv":
    people = json.load(open(source, encoding="utf-8"))
    with open(out, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(people[0]))
        writer.writeheader()
        writer.writerows(people)
elif library == "pandas":
    import pandas

    pandas.read_csv(source).to_csv(out)
elif library == "polars":
    import polars

    polars.read_csv(source).write_csv(out)
elif library == "duckdb":
    import duckdb

    duckdb.read_csv(source).write_csv(out)
