import type { Grant, Provider } from 'oidc-provider';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { holdAccount, type Account } from '../storage/account-store.ts';
import { saveArtifact, type Artifact } from '../storage/artifact-store.ts';
import type { Db } from '../storage/database.ts';
import type { RealmSettings } from '../storage/representation.ts';
import { sessionLifespan } from './lifespans.ts';
import type { RealmContext } from './realm-context.ts';
import { SCOPES } from './scopes.ts';

type Start = {
  realm: RealmSettings;
  clientId: string;
  accountId: string;
  /** Address of the person's device. */
  ipAddress: string;
  /** Tells whether the account is still as it was when the person's sign-in was checked. */
  isAsChecked: (db: Db, account: Account) => boolean | Promise<boolean>;
};

/**
 * Starts a session of one person at one client; its id is the `sid` of all its tokens. The account is held from the
 * last look at it until the session is stored, and so does whatever ends sessions: an end either finds the session, or
 * comes first, and then undefined is returned.
 */
export async function startSession(
  context: RealmContext,
  provider: Provider,
  { realm, clientId, accountId, ipAddress, isAsChecked }: Start,
): Promise<Grant | undefined> {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(provider.issuer, SCOPES.join(' '));
  const { jti, payload, expiresIn } = await storedForm(grant, sessionLifespan(realm));

  return inTransaction(context.pool, async (db) => {
    const account = await holdAccount(db, context.realm, accountId);
    if (account === undefined || !(await isAsChecked(db, account))) return undefined;
    await saveArtifact(
      db,
      { realm: context.realm, kind: 'Grant', id: jti },
      { ...payload, ipAddress },
      expiresIn,
    );
    return grant;
  });
}

/** Gives a grant its id and end, and returns what the library itself would store of it. */
async function storedForm(grant: Grant, expiresIn: number) {
  type Inner = { generateTokenId(): string; getValueAndPayload(): Promise<{ payload: Artifact }> };
  const inner = grant as unknown as Inner;
  const jti = inner.generateTokenId();
  Object.assign(grant, { jti, expiresIn });
  const { payload } = await inner.getValueAndPayload();

  return { jti, payload, expiresIn };
}
