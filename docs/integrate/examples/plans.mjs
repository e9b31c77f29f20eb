// Prints the VPS plans that visitors see, by the month and in
// dollars, cheapest first. Prices of different currencies or
// periods do not compare.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

const query = `query Plans($category: String!, $currency: String!) {
  pricing_plans(
    where: {
      category: { _eq: $category }
      currency: { _eq: $currency }
      period: { _eq: "mo" }
    }
    order_by: { price: asc }
  ) {
    name
    price
    currency
    period
  }
}`;

const response = await fetch(`${origin}/v1/graphql`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    query,
    variables: { category: 'vps', currency: 'USD' },
  }),
});
const { data, errors } = await response.json();
if (errors)
  throw new Error(
    `${errors[0].extensions.code}: ${errors[0].message}`,
  );
for (const plan of data.pricing_plans)
  console.log(plan.name, plan.price, plan.currency, plan.period);
