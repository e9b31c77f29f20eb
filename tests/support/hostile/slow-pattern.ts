let serial = 0;

type SlowOperation = { readonly query: string; readonly variables: { readonly pattern: string } };

/**
 * Returns an operation that occupies PostgreSQL for 4 to 10 s with the notices of the demo data: the pattern's
 * backtracking tries all ways to split a text of a hundred characters into five parts. Each operation has another text
 * and another value, so that no two of them share a statement.
 */
export function slowOperation(kind: 'query' | 'subscription'): SlowOperation {
  serial += 1;
  const query = `${kind} ($pattern: String!) { store_notices(where: {content: {_regex: $pattern}}) { n${serial}: id } }`;

  return { query, variables: { pattern: `^(.{1,9}).+(.+)(.+)(.+)\\1\\2\\3\\4$|^#${serial}#$` } };
}
