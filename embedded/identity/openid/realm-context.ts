import type pg from 'pg';
import type { Logger } from 'pino';
import type { CheckCredentials } from '../passwords/check-credentials.ts';
import type { RealmKeys } from '../storage/key-store.ts';
import { createRefreshTokenFormat, type RefreshTokenFormat } from './refresh-token-format.ts';

/** Dependencies that all realms of the server share. */
export type ServerContext = {
  readonly pool: pg.Pool;
  /** Public origin of the product. */
  readonly publicUrl: string;
  readonly checkCredentials: CheckCredentials;
  readonly logger: Logger;
};

/** Dependencies that the parts of one realm's provider share. */
export type RealmContext = ServerContext & {
  readonly realm: string;
  readonly issuer: string;
  readonly keys: RealmKeys;
  readonly refreshTokens: RefreshTokenFormat;
};

/** Creates the context of one realm with its present keys. */
export function createRealmContext(server: ServerContext, realm: string, keys: RealmKeys): RealmContext {
  const issuer = `${server.publicUrl}/realms/${realm}`;
  const secret = Buffer.from(keys.secret.base64url, 'base64url');
  const refreshTokens = createRefreshTokenFormat(issuer, { kid: keys.secret.kid, secret });

  return { ...server, realm, issuer, keys, refreshTokens };
}
