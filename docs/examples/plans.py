# Prints the VPS plans that visitors see, cheapest first.
import json
import os
import urllib.request

origin = os.environ.get("ORIGIN", "http://localhost:3000")

query = """query Plans($category: String!) {
  pricing_plans(where: { category: { _eq: $category } }, order_by: { price: asc }) {
    name price currency period
  }
}"""

body = json.dumps({"query": query, "variables": {"category": "vps"}}).encode()
request = urllib.request.Request(f"{origin}/v1/graphql", body, {"Content-Type": "application/json"})
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
for plan in answer["data"]["pricing_plans"]:
    print(plan["name"], plan["price"], plan["currency"], plan["period"])
