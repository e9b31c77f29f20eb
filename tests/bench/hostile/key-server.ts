import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startServer } from '#tests/support/processes/serve.ts';

const KEY_ID = 'bench';
/** Milliseconds for which sockets with a token of an unknown key wait for this server. */
const SLOW_MS = 3_000;

/** Serves the public key of its tokens: at once when an engine asks for the first time, slowly afterwards. */
export async function startKeyServer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  let asked = 0;
  const { port, stop } = await startServer((_request, response) => {
    asked += 1;
    void sleep(asked > 1 ? SLOW_MS : 0).then(() => response.end(JSON.stringify({ keys })));
  });

  return {
    port,
    stop,
    /** Returns the headers of a caller with one role, as the product's identity server would grant them. */
    headers: async (role: string, issuer: string): Promise<Record<string, string>> => {
      const token = await new SignJWT({
        'https://hasura.io/jwt/claims': {
          'x-hasura-user-id': '11111111-1111-4111-8111-111111111111',
          'x-hasura-default-role': role,
          'x-hasura-allowed-roles': [role],
        },
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuer(issuer)
        .setAudience('hasura')
        .setSubject('11111111-1111-4111-8111-111111111111')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);

      return { authorization: `Bearer ${token}` };
    },
  };
}
