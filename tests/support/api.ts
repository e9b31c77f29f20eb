import type { Challenge } from 'altcha-lib';
import { solveCaptchaChallenge } from './solve-captcha.ts';

export type GraphqlResult = {
  data?: Record<string, unknown> | null;
  errors?: Array<{ message: string; extensions: { code: string; path: string } }>;
};

/** Sends a GraphQL request as an integrator does, and returns the response as it is. */
export const sendGraphql = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends such a request and returns its answer. */
export async function postGraphql(
  url: string,
  query: string,
  options: { variables?: object; headers?: Record<string, string> } = {},
): Promise<GraphqlResult> {
  const response = await sendGraphql(url, { query, variables: options.variables }, options.headers);
  return (await response.json()) as GraphqlResult;
}

/** Sends a GraphQL request that must succeed; returns the answer of its first field. */
export async function askGraphql<T>(...request: Parameters<typeof postGraphql>): Promise<T> {
  const { data, errors } = await postGraphql(...request);
  if (!data) throw new Error(JSON.stringify(errors));

  return Object.values(data)[0] as T;
}

/** Fetches a challenge of the running product and returns its solution. */
export async function solveCaptcha(url: string): Promise<string> {
  const response = await fetch(`${url}/session/captcha`);

  return solveCaptchaChallenge((await response.json()) as Challenge);
}

/** The mutation of the dialog of signing in. */
export const SIGN_IN = `mutation SignIn($email: String!, $password: String!, $captcha_token: String!) {
  sign_in(email: $email, password: $password, captcha_token: $captcha_token) { access_token }
}`;

/** Signs a person in by the action `sign_in` and returns the access token. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const { query, variables } = await signInRequest(url, email, password);
  const { access_token } = await askGraphql<{ access_token: string }>(url, query, { variables });

  return access_token;
}

/** Returns the request that the dialog of signing in sends, with a solved captcha. */
export async function signInRequest(
  url: string,
  email: string,
  password: string,
): Promise<{ query: string; variables: object }> {
  return { query: SIGN_IN, variables: { email, password, captcha_token: await solveCaptcha(url) } };
}

/** Returns the headers of a signed-in administrator. */
export const asSiteAdmin = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-hasura-role': 'site_admin',
});
