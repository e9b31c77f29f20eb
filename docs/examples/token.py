# Exchanges a key for a token of five minutes and reads with it. HOSTFRONT_KEY is a key of the role reader.
import json
import os
import urllib.request

origin = os.environ.get("ORIGIN", "http://localhost:3000")


def post(path, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(origin + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


token = post("/keys/token", {"key": os.environ["HOSTFRONT_KEY"]})["access_token"]
answer = post("/v1/graphql", {"query": "{ pricing_plans_aggregate { aggregate { count } } }"}, token)
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
print(answer["data"]["pricing_plans_aggregate"]["aggregate"]["count"])
