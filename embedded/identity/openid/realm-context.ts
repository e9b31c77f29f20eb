import type pg from 'pg';
import type { Logger } from 'pino';
import type { CheckCredentials } from '../passwords/check-credentials.ts';
import type { RealmKeys } from '../storage/key-store.ts';
import { createRefreshTokenFormat, type RefreshTokenFormat } from './refresh-token-format.ts';

/** What every realm of the server shares. */
export type ServerContext = {
  readonly pool: pg.Pool;
  /** Origin that people meet. */
  readonly publicUrl: string;
  readonly checkCredentials: CheckCredentials;
  readonly logger: Logger;
};

/** What the parts of one realm's provider share. */
export type RealmContext = ServerContext & {
  readonly realm: string;
  readonly issuer: string;
  readonly keys: RealmKeys;
  readonly refreshTokens: RefreshTokenFormat;
};

/** The context of one realm with the keys that it has now. */
export function createRealmContext(server: ServerContext, realm: string, keys: RealmKeys): RealmContext {
  const issuer = `${server.publicUrl}/realms/${realm}`;
  const secret = Buffer.from(keys.secret.base64url, 'base64url');
  const refreshTokens = createRefreshTokenFormat(issuer, { kid: keys.secret.kid, secret });

  return { ...server, realm, issuer, keys, refreshTokens };
}
