import { fetchWithin } from '#runtime/network/fetch-within.ts';

/** Asks the engine as an anonymous visitor; a schema has yet to check the answer. */
export async function askGraphql(endpoint: string, query: string, answerMs: number): Promise<string> {
  const response = await fetchWithin(answerMs, new URL('/v1/graphql', endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

  return response.text();
}
