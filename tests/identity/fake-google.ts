import fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** Starts a server that answers as Google does, about the person that the test sets. */
export async function startFakeGoogle() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const app = fastify();
  const nonces = new Map<string, string>();
  const state: { person: JWTPayload } = { person: {} };
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/certs', async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'g', alg: 'RS256' }] }));
  app.post('/token', async (request, reply) => {
    const form = request.body as Record<string, string>;
    if (form['client_secret'] !== 'google-secret' || !form['code_verifier']) return reply.code(401).send({});
    const claims = {
      iss: endpoints.issuer,
      aud: 'google-client',
      nonce: nonces.get(form['code'] ?? ''),
      ...state.person,
    };
    const token = new SignJWT({ exp: Math.floor(Date.now() / 1000) + 60, ...claims }).setIssuedAt();
    return { id_token: await token.setProtectedHeader({ alg: 'RS256', kid: 'g' }).sign(privateKey) };
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const endpoints = {
    authorization: `${base}/auth`,
    token: `${base}/token`,
    certs: `${base}/certs`,
    issuer: base,
  };

  return {
    endpoints,
    set person(person: JWTPayload) {
      state.person = person;
    },
    get person(): JWTPayload {
      return state.person;
    },
    answer: (request: URL): string => {
      const code = `code-${nonces.size}`;
      nonces.set(code, request.searchParams.get('nonce') ?? '');
      const back = new URL(request.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', request.searchParams.get('state') ?? '');
      return back.href;
    },
    stop: () => app.close(),
  };
}
