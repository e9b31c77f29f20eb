import type { Challenge } from 'altcha-lib';
import { solveCaptchaChallenge } from './solve-captcha.ts';

export type GraphqlResult = {
  data?: Record<string, unknown> | null;
  errors?: Array<{ message: string; extensions: { code: string; path: string } }>;
};

/** One GraphQL request as an integrator sends it. */
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

/** A challenge of the running product, solved. */
export async function solveCaptcha(url: string): Promise<string> {
  const response = await fetch(`${url}/session/captcha`);

  return solveCaptchaChallenge((await response.json()) as Challenge);
}

const SIGN_IN = `mutation SignIn($email: String!, $password: String!, $captcha_token: String!) {
  sign_in(email: $email, password: $password, captcha_token: $captcha_token) { access_token }
}`;

/** An access token for somebody who has a password, through the product's own way in. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const { query, variables } = await signInRequest(url, email, password);
  const { data, errors } = await postGraphql(url, query, { variables });
  if (!data) throw new Error(`Signing in failed: ${JSON.stringify(errors)}`);

  return (data['sign_in'] as { access_token: string }).access_token;
}

/** What the dialog sends, its captcha solved. */
export async function signInRequest(
  url: string,
  email: string,
  password: string,
): Promise<{ query: string; variables: object }> {
  return { query: SIGN_IN, variables: { email, password, captcha_token: await solveCaptcha(url) } };
}

/** Headers of a signed-in administrator. */
export const asSiteAdmin = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-hasura-role': 'site_admin',
});
