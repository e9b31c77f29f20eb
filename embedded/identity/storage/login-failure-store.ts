import type { Db } from './database.ts';

export type LoginFailures = {
  failures: number;
  lastFailureMs: number;
  /** Seconds; until then every attempt is refused. */
  notBefore: number;
  lastAddress: string;
};

/** Failed sign-ins of an account. */
export async function findLoginFailures(db: Db, account: string): Promise<LoginFailures | undefined> {
  const { rows } = await db.query(
    `select failures, last_failure_ms, not_before as "notBefore", last_address as "lastAddress"
     from identity.login_failure where account = $1`,
    [account],
  );
  return rows[0] && { ...rows[0], lastFailureMs: Number(rows[0].last_failure_ms) };
}

/** Writes the state after one more failure. */
export async function saveLoginFailures(db: Db, account: string, state: LoginFailures): Promise<void> {
  await db.query(
    `insert into identity.login_failure (account, failures, last_failure_ms, not_before, last_address)
     values ($1, $2, $3, $4, $5)
     on conflict (account) do update set failures = excluded.failures,
       last_failure_ms = excluded.last_failure_ms, not_before = excluded.not_before,
       last_address = excluded.last_address`,
    [account, state.failures, state.lastFailureMs, state.notBefore, state.lastAddress],
  );
}

/** Forgets the failures of one account. */
export async function clearLoginFailures(db: Db, account: string): Promise<void> {
  await db.query('delete from identity.login_failure where account = $1', [account]);
}

/** Forgets all failures of a realm. */
export async function clearAllLoginFailures(db: Db, realm: string): Promise<void> {
  await db.query(
    'delete from identity.login_failure where account in (select id from identity.account where realm = $1)',
    [realm],
  );
}
