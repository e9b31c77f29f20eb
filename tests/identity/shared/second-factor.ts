import { Secret, TOTP } from 'otpauth';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makePerson, otpCredential, WEB, type KeycloakClient } from '../keycloak-client.ts';

type Credential = { id: string; type: string; userLabel?: string; secretData?: string };
type User = { id: string; email: string; totp?: boolean };

const PERIOD_S = 30;
const STEP_END_MARGIN_S = 5;
const REFUSED = { error: 'invalid_grant', error_description: 'Invalid user credentials' };
const PASSWORD_CHECK = { ...WEB, client_id: 'password-check' };

/** Checks authenticator apps as a second factor: set up by the Admin API, asked for by the direct grant. */
export function checkSecondFactor(client: () => KeycloakClient): void {
  const asActions = async <T = unknown>(method: string, path: string, body?: unknown) =>
    client().call<T>(await client().serviceToken(), method, path, body);
  const enrol = (id: string, secret: string, userLabel = 'Phone') =>
    asActions('PUT', `/users/${id}`, { credentials: [otpCredential(secret, userLabel)] });
  const credentialsOf = async (id: string) =>
    (await asActions<Credential[]>('GET', `/users/${id}/credentials`)).body;
  const makeEnrolled = async () => {
    const [person, secret] = [await makePerson(client()), makeSecret()];
    const { status } = await enrol(person.id, secret);
    if (status !== 204) throw new Error(`No app was set up: ${status}`);
    return { ...person, secret };
  };
  const attempt = ({ email, password }: { email: string; password: string }, totp?: string, by = WEB) =>
    client().token({
      ...by,
      grant_type: 'password',
      username: email,
      password,
      ...(totp !== undefined && { totp }),
    });

  describe('an authenticator app as second factor', () => {
    it('is added by the Admin API, which then lists it without its secret', async () => {
      const { id, email, secret } = await makeEnrolled();

      const full = (await asActions<User>('GET', `/users/${id}`)).body;
      const [brief] = (await asActions<User[]>('GET', `/users?email=${email}&briefRepresentation=true`)).body;
      const [found] = (await asActions<User[]>('GET', `/users?email=${email}&briefRepresentation=false`))
        .body;
      const listed = await credentialsOf(id);

      expect([full.totp, brief?.totp, found?.totp]).toEqual([true, undefined, true]);
      expect(full).toMatchObject({ email, firstName: 'Salma', enabled: true });
      expect(listed.map(({ type, userLabel }) => [type, userLabel])).toContainEqual(['otp', 'Phone']);
      expect(JSON.stringify([full, brief, listed])).not.toContain(secret);
    });

    it('has codes that are accepted only once', async () => {
      const person = await makeEnrolled();
      const code = await codeOf(person.secret);

      const [first, again] = [await attempt(person, code), await attempt(person, code)];

      expect(first.status).toBe(200);
      expect([again.status, again.body]).toEqual([400, REFUSED]);
    });

    it('has codes that are accepted for only one of two sign-ins at the same time', async () => {
      const person = await makeEnrolled();
      const code = await codeOf(person.secret);

      const answers = await Promise.all([attempt(person, code), attempt(person, code)]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it.each([-1, 1])('has a code accepted that is %i time step off', async (steps) => {
      const person = await makeEnrolled();

      expect((await attempt(person, await codeOf(person.secret, steps))).status).toBe(200);
    });

    it('has no code accepted that is three time steps off', async () => {
      const person = await makeEnrolled();

      const answers = [
        await attempt(person, await codeOf(person.secret, -3)),
        await attempt(person, await codeOf(person.secret, 3)),
      ];

      expect(answers.map(({ body }) => body)).toEqual([REFUSED, REFUSED]);
    });

    it.each([
      ['no code', undefined],
      ['an empty code', ''],
      ['letters', 'abcdef'],
      ['digits of another script', '１２３４５６'],
      ['a code of 200 digits', '1'.repeat(200)],
    ])('makes a sign-in fail with %s', async (_case, code) => {
      const answer = await attempt(await makeEnrolled(), code);

      expect([answer.status, answer.body]).toEqual([400, REFUSED]);
    });

    it('does not replace the password: a right code with a wrong password is refused', async () => {
      const person = await makeEnrolled();

      const answer = await attempt({ ...person, password: 'x' }, await codeOf(person.secret));

      expect(answer.body).toEqual(REFUSED);
    });

    it('is not required of a person without one, and a code that they send is ignored', async () => {
      expect((await attempt(await makePerson(client()), '123456')).status).toBe(200);
    });

    it('is no longer required at sign-in once it is removed', async () => {
      const person = await makeEnrolled();
      const { id: credential } = (await credentialsOf(person.id)).find(({ type }) => type === 'otp')!;

      const { status } = await asActions('DELETE', `/users/${person.id}/credentials/${credential}`);

      expect(status).toBe(204);
      expect((await asActions<User>('GET', `/users/${person.id}`)).body.totp).toBe(false);
      expect((await attempt(person)).status).toBe(200);
    });

    it('is replaced by a second app only once the first one is removed', async () => {
      const person = await makeEnrolled();
      const newer = makeSecret();
      await enrol(person.id, newer, 'Other phone');
      const { id: older } = (await credentialsOf(person.id)).find(({ userLabel }) => userLabel === 'Phone')!;

      const before = await attempt(person, await codeOf(newer));
      await asActions('DELETE', `/users/${person.id}/credentials/${older}`);
      const after = await attempt(person, await codeOf(newer));

      expect([before.status, after.status]).toEqual([400, 200]);
    });

    it('needs a label that no other app of the person has', async () => {
      const { id } = await makeEnrolled();

      expect((await enrol(id, makeSecret())).status).toBe(409);
    });

    it('can only be removed from the account that it belongs to', async () => {
      const [one, other] = [await makeEnrolled(), await makePerson(client())];
      const { id: credential } = (await credentialsOf(one.id)).find(({ type }) => type === 'otp')!;

      const { status } = await asActions('DELETE', `/users/${other.id}/credentials/${credential}`);

      expect(status).toBe(404);
    });
  });

  describe('the client password-check', () => {
    it('accepts a right password without a code, and refuses a wrong password', async () => {
      const person = await makeEnrolled();

      const right = await attempt(person, undefined, PASSWORD_CHECK);
      const wrong = await attempt({ ...person, password: 'x' }, undefined, PASSWORD_CHECK);

      expect(right.status).toBe(200);
      expect([wrong.status, wrong.body]).toEqual([400, REFUSED]);
    });

    it('does not use up the code: a sign-in with it succeeds afterwards', async () => {
      const person = await makeEnrolled();
      const code = await codeOf(person.secret);
      await attempt(person, code, PASSWORD_CHECK);

      expect((await attempt(person, code)).status).toBe(200);
    });

    it("gives tokens without roles, without our audience and without Hasura's claims", async () => {
      const { body } = await attempt(await makePerson(client()), undefined, PASSWORD_CHECK);
      const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1]!, 'base64url').toString());

      expect(claims).not.toHaveProperty('realm_access');
      expect(claims).not.toHaveProperty(['https://hasura.io/jwt/claims']);
      expect([claims.aud ?? []].flat()).not.toContain('hasura');
    });

    it('can log out of the session that its check has opened', async () => {
      const { body } = await attempt(await makePerson(client()), undefined, PASSWORD_CHECK);

      const { status } = await client().post('logout', {
        ...PASSWORD_CHECK,
        refresh_token: body.refresh_token,
      });

      expect(status).toBe(204);
    });
  });
}

/** Makes a secret; Keycloak uses the bytes of this text as the key. */
const makeSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * Returns a code of the present time step, or of one `steps` away. Near the end of a step it waits for the next one,
 * so that the code is still valid when it arrives.
 */
async function codeOf(secret: string, steps = 0): Promise<string> {
  const leftS = PERIOD_S - ((Date.now() / 1000) % PERIOD_S);
  if (leftS < STEP_END_MARGIN_S) await wait((leftS + 0.1) * 1000);

  return new TOTP({ secret: Secret.fromUTF8(secret) }).generate({
    timestamp: Date.now() + steps * PERIOD_S * 1000,
  });
}
