/** Asks the engine as anybody may ask it; the answer is unknown until a schema has read it. */
export async function askGraphql(endpoint: string, query: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(new URL('/v1/graphql', endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(timeoutMs),
  });

  return response.json();
}
