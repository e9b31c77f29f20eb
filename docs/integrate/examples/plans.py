# Prints the VPS plans that visitors see, by the month and in
# dollars, cheapest first. Prices of different currencies or
# periods do not compare.
import json
import os
import urllib.request

origin = os.environ.get("ORIGIN", "http://localhost:3000")

query = """query Plans($category: String!, $currency: String!) {
  pricing_plans(
    where: {
      category: { _eq: $category }
      currency: { _eq: $currency }
      period: { _eq: "mo" }
    }
    order_by: { price: asc }
  ) {
    name price currency period
  }
}"""

variables = {"category": "vps", "currency": "USD"}
body = {"query": query, "variables": variables}
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
