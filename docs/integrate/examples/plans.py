# Prints the VPS plans that visitors see, cheapest first.
import json
import os
import urllib.request

origin = os.environ.get("ORIGIN", "http://localhost:3000")

query = """query Plans($category: String!) {
  pricing_plans(
    where: { category: { _eq: $category } }
    order_by: { price: asc }
  ) {
    name price currency period
  }
}"""

body = {"query": query, "variables": {"category": "vps"}}
request = urllib.request.Request(
    f"{origin}/v1/graphql",
    json.dumps(body).encode(),
    {"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
for plan in answer["data"]["pricing_plans"]:
    price = f"{plan['price']} {plan['currency']}"
    print(plan["name"], price, plan["period"])
