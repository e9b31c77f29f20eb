import type { Challenge } from 'altcha-lib';
import { solveCaptchaChallenge } from './solve-captcha.ts';

export type GraphqlResult = {
  data?: Record<string, unknown> | null;
  errors?: Array<{ message: string; extensions: { code: string; path: string } }>;
};

/** Sends a GraphQL request as an integrator does. */
export async function postGraphql(
  url: string,
  query: string,
  options: { variables?: object; headers?: Record<string, string> } = {},
): Promise<GraphqlResult> {
  const response = await fetch(`${url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify({ query, variables: options.variables }),
  });
  return (await response.json()) as GraphqlResult;
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
  const { data, errors } = await postGraphql(url, query, { variables });
  if (!data) throw new Error(`Signing in failed: ${JSON.stringify(errors)}`);

  return (data['sign_in'] as { access_token: string }).access_token;
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
