// Counts the plans with a key. HOSTFRONT_KEY is a key of the role
// reader.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

const response = await fetch(`${origin}/v1/graphql`, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'x-api-key': process.env.HOSTFRONT_KEY,
  },
  body: JSON.stringify({
    query: '{ pricing_plans_aggregate { aggregate { count } } }',
  }),
});
if (!response.ok)
  throw new Error(`${response.status}: ${await response.text()}`);
const { data, errors } = await response.json();
if (errors)
  throw new Error(
    `${errors[0].extensions.code}: ${errors[0].message}`,
  );
console.log(data.pricing_plans_aggregate.aggregate.count);
