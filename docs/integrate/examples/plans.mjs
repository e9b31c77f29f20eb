// Prints the VPS plans that visitors see, cheapest first.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

const query = `query Plans($category: String!) {
  pricing_plans(
    where: { category: { _eq: $category } }
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
  body: JSON.stringify({ query, variables: { category: 'vps' } }),
});
const { data, errors } = await response.json();
if (errors)
  throw new Error(
    `${errors[0].extensions.code}: ${errors[0].message}`,
  );
for (const plan of data.pricing_plans)
  console.log(plan.name, plan.price, plan.currency, plan.period);
