import type { Pool } from 'pg';

/** Seconds of the rate whose mails may go out at once after a pause. */
const BURST_S = 1;

/**
 * Returns a function that grants mails at `perMinute`, which all instances share through one row of the database; 0: no
 * limit.
 */
export function createMailRate(pool: Pool, perMinute: number): (wanted: number) => Promise<number> {
  if (perMinute === 0) return async (wanted) => wanted;
  const perSecond = perMinute / 60;
  const most = Math.max(1, perSecond * BURST_S);

  return async (wanted) => {
    const { rows } = await pool.query<{ granted: number }>(
      `with rate as (
         select least($2::float8, tokens + extract(epoch from clock_timestamp() - refilled_at) * $3::float8) as available
         from actions.mail_rate for update
       )
       update actions.mail_rate set
         tokens = available - least($1::float8, floor(available)), refilled_at = clock_timestamp()
       from rate returning least($1::float8, floor(available))::integer as granted`,
      [wanted, most, perSecond],
    );
    return rows[0]?.granted ?? 0;
  };
}
