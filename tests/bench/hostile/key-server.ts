import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const KEY_ID = 'bench';
/** Milliseconds for which sockets with a token of an unknown key wait for this server. */
const SLOW_MS = 3_000;

export type KeyServer = {
  readonly url: string;
  /** Returns the headers of a caller with one role, as the product's identity server would grant them. */
  headers(role: string, issuer: string): Promise<Record<string, string>>;
  close(): Promise<void>;
};

/** Serves the public key of its tokens: at once when an engine asks for the first time, slowly afterwards. */
export async function startKeyServer(): Promise<KeyServer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    void sleep(asked > 1 ? SLOW_MS : 0).then(() => response.end(JSON.stringify({ keys })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: async (role, issuer) => {
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
