import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createKeycloakAdmin, throwUnavailable } from './keycloak-admin.ts';

const TOKEN = { access_token: 'a', expires_in: 60, token_type: 'Bearer' };
const EMAIL = { field: 'email', errorMessage: 'error-invalid-email', params: ['email', 'a..b@example.test'] };
const LAST_NAME = {
  field: 'lastName',
  errorMessage: 'error-person-name-invalid-character',
  params: ['lastName'],
};

/** Starts a server that refuses changes of a person as Keycloak 26.7.3 does: always, or unless they give `needed`. */
async function startRefusing(refusal: object, needed?: string) {
  const server = fastify();
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
  const bodies: unknown[] = [];
  server.post('/realms/hosting/protocol/openid-connect/token', () => TOKEN);
  server.put('/admin/realms/hosting/users/1', (request, reply) => {
    bodies.push(request.body);
    const isTaken = needed !== undefined && needed in Object(request.body);
    return isTaken ? reply.code(204).send() : reply.code(400).send(refusal);
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());

  return { admin: createKeycloakAdmin({ url, realm: 'hosting', clientSecret: 'secret' }), bodies };
}

type Admin = Awaited<ReturnType<typeof startRefusing>>['admin'];

describe('a person whose email or name Keycloak refuses', () => {
  it.each<[string, (admin: Admin) => Promise<void>]>([
    ['another name', (admin) => admin.changeProfile('1', { firstName: 'Salma', lastName: 'Haddad' })],
    ['an authenticator app', (admin) => admin.addOtp('1', { secret: 'a', label: 'b' })],
    ['an account that is enabled again', (admin) => admin.setEnabled('1', true)],
  ])('is told so, and not that Keycloak is away, instead of %s', async (_what, change) => {
    const { admin, bodies } = await startRefusing(EMAIL);

    await expect(change(admin).catch(throwUnavailable)).rejects.toMatchObject({
      code: 'account-values-refused',
    });
    expect(bodies).toHaveLength(1);
  });

  it.each([
    [EMAIL, { email: '1@refused-email.invalid', username: '1@refused-email.invalid' }],
    [LAST_NAME, { lastName: '' }],
    [
      { errors: [EMAIL, LAST_NAME] },
      { email: '1@refused-email.invalid', username: '1@refused-email.invalid', lastName: '' },
    ],
  ])('is disabled without what Keycloak refuses: %j', async (refusal, values) => {
    const { admin, bodies } = await startRefusing(refusal, Object.keys(values)[0]);

    await admin.setEnabled('1', false);

    expect(bodies).toEqual([{ enabled: false }, { enabled: false, ...values }]);
  });
});
