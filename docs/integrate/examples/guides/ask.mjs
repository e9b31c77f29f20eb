// Asks the API, tries again where waiting helps, and throws an
// error with the code of what does not.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const ATTEMPTS = 5;
const PASSING_STATUSES = [429, 502, 503, 504];
/**
 * A read may be sent again after any of these codes; a mutation
 * only if it can be repeated without harm.
 */
const PASSING_CODES = [
  'too-many-requests',
  'too-busy',
  'service-unavailable',
  'postgres-error',
  'unexpected',
];

export class ApiError extends Error {
  constructor(code, message) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export async function ask(query, variables = {}) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${origin}/v1/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'x-api-key': process.env.HOSTFRONT_KEY,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(30_000),
    });
    // A server in between may answer with something that is not
    // JSON.
    const { data, errors } = await response
      .json()
      .catch(() => ({}));
    if (response.ok && !errors) return data;

    const { message, extensions } = errors?.[0] ?? {
      message: response.statusText,
    };
    const code = extensions?.code ?? `http-${response.status}`;
    const isPassing =
      PASSING_STATUSES.includes(response.status) ||
      PASSING_CODES.includes(code);
    if (!isPassing || attempt === ATTEMPTS)
      throw new ApiError(code, message);
    const seconds =
      Number(response.headers.get('retry-after')) || 2 ** attempt;
    await new Promise((resolve) =>
      setTimeout(resolve, seconds * 1_000),
    );
  }
}

try {
  await ask('{ pricing_plans { nam } }');
} catch (error) {
  // Decide by the code; the text is for people and may change.
  console.log(error.code, error instanceof ApiError);
}
