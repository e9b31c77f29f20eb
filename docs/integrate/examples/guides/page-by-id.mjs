// Prints every plan, a page at a time, in the order of the ids.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const PAGE_SIZE = 100;
const query = `query Page(
  $where: pricing_plans_bool_exp!
  $limit: Int!
) {
  pricing_plans(
    where: $where
    order_by: { id: asc }
    limit: $limit
  ) {
    id
    name
  }
}`;

async function readPage(where) {
  const response = await fetch(`${origin}/v1/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query,
      variables: { where, limit: PAGE_SIZE },
    }),
  });
  const { data, errors } = await response.json();
  if (errors)
    throw new Error(
      `${errors[0].extensions.code}: ${errors[0].message}`,
    );

  return data.pricing_plans;
}

let where = {};
for (;;) {
  const page = await readPage(where);
  for (const { id, name } of page) console.log(id, name);
  if (page.length < PAGE_SIZE) break;
  where = { id: { _gt: page.at(-1).id } };
}
