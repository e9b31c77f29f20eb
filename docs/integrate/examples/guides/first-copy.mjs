// Begins a copy of the plans: the greatest number first, then the
// rows. HOSTFRONT_KEY is a key of the role reader.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

async function ask(query) {
  const response = await fetch(`${origin}/v1/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-api-key': process.env.HOSTFRONT_KEY,
    },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors)
    throw new Error(
      `${errors[0].extensions.code}: ${errors[0].message}`,
    );

  return data;
}

const { changes } = await ask(
  '{ changes(order_by: { number: desc }, limit: 1) { number } }',
);
const { pricing_plans: plans } = await ask(
  '{ pricing_plans { id name price currency } }',
);

// Whatever changes after the first request has a greater number, so
// the copy misses nothing.
console.log(
  `${plans.length} plans; go on after ${changes[0]?.number ?? '0'}`,
);
