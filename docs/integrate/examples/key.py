# Counts the plans with a key. HOSTFRONT_KEY is a key of the role
# reader.
import json
import os
import urllib.request

origin = os.environ.get("ORIGIN", "http://localhost:3000")

query = "{ pricing_plans_aggregate { aggregate { count } } }"
request = urllib.request.Request(
    f"{origin}/v1/graphql",
    json.dumps({"query": query}).encode(),
    {
        "Content-Type": "application/json",
        "x-api-key": os.environ["HOSTFRONT_KEY"],
    },
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
plans = answer["data"]["pricing_plans_aggregate"]
print(plans["aggregate"]["count"])
