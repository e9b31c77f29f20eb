// Sets a price. HOSTFRONT_KEY is a key of the role editor.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const query = `mutation SetPrice(
  $external_id: String!
  $price: numeric!
) {
  update_pricing_plans(
    where: { external_id: { _eq: $external_id } }
    _set: { price: $price }
  ) {
    returning { name price currency }
  }
}`;

const response = await fetch(`${origin}/v1/graphql`, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'x-api-key': process.env.HOSTFRONT_KEY,
  },
  // The price is sent as text, so that no number is rounded on the
  // way.
  body: JSON.stringify({
    query,
    variables: { external_id: 'erp-plan-7', price: '12.340' },
  }),
});
const { data, errors } = await response.json();
if (errors)
  throw new Error(
    `${errors[0].extensions.code}: ${errors[0].message}`,
  );
console.log(JSON.stringify(data.update_pricing_plans.returning));
