curl -fsS http://localhost:3000/v1/graphql \
  -H 'Content-Type: application/json' \
  -d @- <<'BODY'
{
  "query": "{
    pricing_plans(
      where: {
        category: { _eq: \"vps\" }
        currency: { _eq: \"USD\" }
        period: { _eq: \"mo\" }
      }
      order_by: { price: asc }
    ) { name price }
  }"
}
BODY
