import type { Challenge } from 'altcha-lib';
import { asSiteAdmin, sendGraphql, SIGN_IN } from '#tests/support/api.ts';
import { solveCaptchaChallenge } from '#tests/support/solve-captcha.ts';

/** Reads the landing page; rejects if the web server has not rendered it. */
export async function readPage(url: string, address: string): Promise<void> {
  const response = await fetch(`${url}/`, {
    headers: { 'x-forwarded-for': address, 'accept-language': 'en', accept: 'text/html' },
  });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  if (!html.includes('id="page-state"')) throw new Error('the page is not rendered');
}

/**
 * Signs an administrator in as the site does: captcha, password grant behind the action, and the identity server's
 * word for the token. Returns the headers of the administrator.
 */
export async function signIn(
  url: string,
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Record<string, string>> {
  const origin = { 'x-forwarded-for': address };
  const challenge = (await json(await fetch(`${url}/session/captcha`, { headers: origin }))) as Challenge;
  const variables = { email, password, captcha_token: await solveCaptchaChallenge(challenge) };
  const signedIn = await sendGraphql(url, { query: SIGN_IN, variables }, origin);
  const token = /"access_token":"([^"]+)"/.exec(JSON.stringify(await json(signedIn)))?.[1] ?? '';
  const headers = asSiteAdmin(token);
  const authorization = headers['authorization'] ?? '';
  await json(
    await fetch(`${url}/realms/hosting/protocol/openid-connect/userinfo`, {
      headers: { ...origin, authorization },
    }),
  );

  return headers;
}

async function json(response: Response): Promise<unknown> {
  const body = await response.text();
  if (response.status !== 200 || body.includes('"errors"')) {
    throw new Error(`${new URL(response.url).pathname}: ${response.status} ${body.slice(0, 200)}`);
  }

  return JSON.parse(body);
}
