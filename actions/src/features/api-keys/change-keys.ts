import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { hashSecret, makeKey } from './key-form.ts';
import { readFreshKey, readKeyChanges } from './key-input.ts';

/** Upper bound for keys in use (neither revoked nor expired); web servers hold the origins of all of them. */
const MAX_KEYS = 200;

const idSchema = object({ id: string().uuid().required() }).required();

type Deps = { pool: Pool };

/** Makes a key and returns it; only a hash of its secret is stored. */
export async function createApiKey(input: unknown, session: Session, { pool }: Deps) {
  const createdBy = requireAdministrator(session);
  const wish = readFreshKey(input);
  const { key, prefix, secret } = makeKey();

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    await checkRoom(db);
    const { rows } = await db.query<{ id: string }>(
      `insert into api_keys (name, role, prefix, allowed_origins, allowed_addresses, expires_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        wish.name,
        wish.role,
        prefix,
        wish.allowed_origins,
        wish.allowed_addresses,
        wish.expires_at,
        createdBy,
      ],
    );
    const id = rows[0]?.id;
    await db.query('insert into api_access.secrets (key_id, hash) values ($1, $2)', [id, hashSecret(secret)]);
    return { id, key };
  });
}

/** Changes a key that is not revoked. If the key allows less than before, its tokens are refused from then on. */
export async function updateApiKey(input: unknown, session: Session, { pool }: Deps) {
  requireAdministrator(session);
  const { id, changes } = readKeyChanges(input);
  const columns = Object.entries(changes).filter(([, value]) => value !== undefined);
  const sets = columns.map(([column], at) => `${column} = $${at + 2}`);

  await inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { isRevoked } = await lockKey(db, id);
    if (isRevoked) throw revoked();
    if (sets.length > 0) {
      await db.query(`update api_keys set ${sets.join(', ')} where id = $1`, [
        id,
        ...columns.map(([, value]) => value),
      ]);
    }
  });
  return { id };
}

/** Revokes a key; revoking it again changes nothing. */
export async function revokeApiKey(input: unknown, session: Session, { pool }: Deps) {
  const revokedBy = requireAdministrator(session);
  const { id } = readInput(idSchema, input);

  await inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { isRevoked } = await lockKey(db, id);
    if (!isRevoked) {
      await db.query('update api_keys set revoked_at = now(), revoked_by = $2 where id = $1', [
        id,
        revokedBy,
      ]);
    }
  });
  return { id };
}

/** Confirms a key that a restore disabled: it can be exchanged again. Confirming it again changes nothing. */
export async function confirmApiKey(input: unknown, session: Session, { pool }: Deps) {
  requireAdministrator(session);
  const { id } = readInput(idSchema, input);

  await inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { isRevoked } = await lockKey(db, id);
    if (isRevoked) throw revoked();
    await db.query('update api_keys set held_at = null where id = $1 and held_at is not null', [id]);
  });
  return { id };
}

const revoked = () =>
  new ActionError('api-key-revoked', 'This key is revoked and stays so.', { status: 409 });

async function checkRoom(db: Db): Promise<void> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from api_keys where revoked_at is null and coalesce(expires_at > now(), true)',
  );
  if ((rows[0]?.count ?? 0) < MAX_KEYS) return;
  throw new ActionError(
    'api-key-too-many',
    `There are ${MAX_KEYS} keys in use, which is as many as there may be. Revoke some of them first.`,
    { details: { max: MAX_KEYS } },
  );
}

async function lockKey(db: Db, id: string): Promise<{ isRevoked: boolean }> {
  const { rows } = await db.query<{ isRevoked: boolean }>(
    'select revoked_at is not null as "isRevoked" from api_keys where id = $1 for update',
    [id],
  );
  if (rows[0]) return rows[0];
  throw new ActionError('api-key-unknown', 'There is no key with this id.', { status: 404 });
}
