import { beforeEach, describe, expect, it } from 'vitest';
import { client } from '#tests/actions/start-actions.ts';
import { signInRequest } from '#tests/support/api.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startApi } from './start-api.ts';

const SITE = 'https://hosting.test';
const NAME = '__Host-hostfront_session';
const FORMER_NAME = 'hostfront_session';

/** Cookies of a browser, by name and path. */
let jar: Map<string, string>;

const api = useStarted(() => startApi({ PUBLIC_URL: SITE }));
beforeEach(() => {
  jar = new Map();
});

const keyOf = (name: string, path: string) => `${name} ${path}`;

/** Sends a request as a page behind a TLS proxy does, with the cookies of its path, and keeps those that it gets. */
async function ask(path: string, init: { body?: string; type?: string } = {}): Promise<Response> {
  const cookies = [...jar]
    .map(([key, value]) => [...key.split(' '), value])
    .filter(([, ofPath = '']) => path.startsWith(ofPath))
    .map(([name, , value]) => `${name}=${value}`);
  const response = await fetch(api.web.url + path, {
    ...(init.type !== undefined && { method: 'POST', body: init.body ?? '' }),
    headers: {
      origin: SITE,
      cookie: cookies.join('; '),
      ...(init.type !== undefined && { 'content-type': init.type }),
    },
  });
  for (const header of response.headers.getSetCookie()) keep(header);
  return response;
}

/** Keeps a cookie as browsers do, which refuse the prefix `__Host-` without TLS, for another host or another path. */
function keep(header: string): void {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((one) => one.startsWith('Path='))?.slice(5) ?? '/';
  expect(attributes).toContain('Secure');
  if (name.startsWith('__Host-')) expect([header, path]).toEqual([header, '/']);
  if (attributes.includes('Max-Age=0')) jar.delete(keyOf(name, path));
  else jar.set(keyOf(name, path), value);
}

const FORM = 'application/x-www-form-urlencoded';
const resume = () =>
  ask('/session/resume', { type: FORM, body: 'grant_type=refresh_token&refresh_token=stub' });

async function signIn(): Promise<void> {
  const request = await signInRequest(api.web.url, client.email, client.password);
  const answer = await ask('/v1/graphql', { type: 'application/json', body: JSON.stringify(request) });
  expect(await answer.json()).toMatchObject({ data: { sign_in: { access_token: expect.any(String) } } });
}

describe('a session over HTTPS', () => {
  it('is begun, renewed and ended with a __Host- cookie, through web server and engine', async () => {
    await signIn();
    expect([...jar.keys()].filter((key) => key.includes('hostfront_session '))).toEqual([keyOf(NAME, '/')]);
    const first = jar.get(keyOf(NAME, '/'));

    expect((await resume()).status).toBe(200);
    expect(jar.get(keyOf(NAME, '/'))).not.toBe(first);

    expect((await ask('/session/logout', { type: FORM })).status).toBe(204);
    expect(jar.has(keyOf(NAME, '/'))).toBe(false);
    expect((await resume()).status).toBe(204);
  });

  it('of a cookie with the former name is moved to the new cookie name, and the former cookie is removed', async () => {
    await signIn();
    jar.set(keyOf(FORMER_NAME, '/session'), jar.get(keyOf(NAME, '/')) ?? '');
    jar.delete(keyOf(NAME, '/'));

    expect((await resume()).status).toBe(200);

    expect(jar.has(keyOf(NAME, '/'))).toBe(true);
    expect(jar.has(keyOf(FORMER_NAME, '/session'))).toBe(false);
    expect((await resume()).status).toBe(200);
  });

  it('replaces the earlier session of the same browser, whose cookie is refused from then on', async () => {
    await signIn();
    const earlier = jar.get(keyOf(NAME, '/')) ?? '';

    await signIn();

    const later = jar.get(keyOf(NAME, '/')) ?? '';
    jar.set(keyOf(NAME, '/'), earlier);
    expect((await resume()).status).toBe(400);
    jar.set(keyOf(NAME, '/'), later);
    expect((await resume()).status).toBe(200);
  });
});
