import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { authorizeByGoogle, exchangeOf } from './google-entry.ts';
import { claimsOf, makePerson, WEB } from './keycloak-client.ts';
import { createBrowser, type Browser } from './redirect-browser.ts';
import { startWithGoogle } from './start-with-google.ts';

describe('a sign-in with Google at the embedded identity', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const identity = useStarted(() => startWithGoogle(database.url));

  it('creates an account with the role user, and the site gets tokens for the code', async () => {
    identity.google.person = {
      sub: 'g-1',
      email: 'New@example.com',
      email_verified: true,
      given_name: 'Nour',
      family_name: 'Aziz',
    };

    const back = await signIn();
    const { status, body } = await redeem(back);

    expect(status).toBe(200);
    expect(claimsOf(body.access_token)).toMatchObject({
      email: 'new@example.com',
      name: 'Nour Aziz',
      sid: expect.any(String),
      aud: 'hasura',
      'https://hasura.io/jwt/claims': { 'x-hasura-allowed-roles': ['user'] },
    });
    expect(claimsOf(body.id_token)).toMatchObject({ nonce: 'n', sid: claimsOf(body.access_token)['sid'] });
    expect((await identity.client.refresh(body.refresh_token)).status).toBe(200);
  });

  it("finds the same account by Google's subject, even if the e-mail address has changed", async () => {
    identity.google.person = {
      sub: 'g-2',
      email: 'first@example.com',
      email_verified: true,
      given_name: 'A',
      family_name: 'B',
    };
    const first = await redeem(await signIn());

    identity.google.person = { ...identity.google.person, email: 'second@example.com' };
    const second = await redeem(await signIn());

    expect(claimsOf(second.body.access_token).sub).toBe(claimsOf(first.body.access_token).sub);
  });

  it("does not link an existing account whose address is outside of Google's mailboxes", async () => {
    const { email } = await makePerson(identity.client);
    identity.google.person = {
      sub: 'g-3',
      email,
      email_verified: true,
      given_name: 'Mallory',
      family_name: 'X',
    };

    const back = await signIn();

    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('error_description')).toContain('account with this address already');
  });

  it('links an existing account whose mailbox Google hosts (claim hd)', async () => {
    const { id, email } = await makePerson(identity.client);
    identity.google.person = { sub: 'g-4', email, email_verified: true, hd: 'example.com' };

    const { body } = await redeem(await signIn());

    expect(claimsOf(body.access_token).sub).toBe(id);
  });

  it.each<[string, JWTPayload]>([
    ['an address that was never confirmed', { email_verified: false }],
    ['a token for another site', { aud: 'another-client' }],
    ['a token of another issuer', { iss: 'https://evil.example' }],
    ['a token of another sign-in', { nonce: 'another' }],
    ['a token that has expired', { exp: 1_000_000_000 }],
  ])('fails with access_denied for %s', async (_what, claims) => {
    identity.google.person = { sub: 'g-5', email: 'five@gmail.com', email_verified: true, ...claims };

    const back = await signIn();

    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('is refused with 400 if another browser started it, or if its callback is sent twice', async () => {
    const victim = createBrowser(identity.url);
    const answer = await identity.answerOfGoogle();
    await victim.follow(authorizeByGoogle());

    const planted = await victim.get(answer);

    expect(planted.status).toBe(400);
    const own = createBrowser(identity.url);
    const callback = await identity.answerOfGoogle(own);
    expect((await own.get(callback)).status).toBe(303);
    expect((await own.get(callback)).status).toBe(400);
  });

  it('returns to the site with access_denied if the person cancels at Google', async () => {
    const browser = createBrowser(identity.url);
    const callback = new URL(await identity.answerOfGoogle(browser));
    callback.searchParams.delete('code');
    callback.searchParams.set('error', 'access_denied');

    const back = await browser.follow(callback.href);

    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  async function signIn(browser: Browser = createBrowser(identity.url)): Promise<URL> {
    return browser.follow(await identity.answerOfGoogle(browser));
  }

  function redeem(back: URL) {
    return identity.client.token({ ...WEB, ...exchangeOf(back) });
  }
});
