import type { Pool } from 'pg';
import { array, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { secretText } from './sign-event.ts';

type Deps = { pool: Pool };

/** Hours for which a replaced secret still signs beside the new one. */
const OLD_SECRET_HOURS = 24;
/** Upper bound for the deliveries of one replay. */
const REPLAY_MAX = 1_000;

const endpointSchema = object({ endpoint_id: string().uuid().required() }).required();
const replaySchema = object({
  delivery_ids: array(string().uuid().required()).min(1).max(REPLAY_MAX).required(),
}).required();

type Endpoint = { id: string; secret_shown_at: Date | null };

/** Runs `work` with the row of an endpoint locked, in the name of the administrator who calls. */
async function onEndpoint<T>(
  input: unknown,
  session: Session,
  { pool }: Deps,
  work: (db: Db, endpoint: Endpoint) => Promise<T>,
): Promise<T> {
  requireAdministrator(session);
  const { endpoint_id: id } = readInput(endpointSchema, input, { code: 'webhook-invalid' });

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { rows } = await db.query<Endpoint>(
      'select id, secret_shown_at from webhook_endpoints where id = $1 for update',
      [id],
    );
    if (rows[0]) return work(db, rows[0]);
    throw new ActionError('webhook-unknown', `There is no webhook with the id "${id}".`, { status: 404 });
  });
}

/** Returns the secret of a new endpoint; it is shown only once. */
export const showWebhookSecret = (input: unknown, session: Session, deps: Deps) =>
  onEndpoint(input, session, deps, async (db, endpoint) => {
    if (endpoint.secret_shown_at) {
      throw new ActionError(
        'webhook-secret-shown',
        'The secret of this webhook was shown already, and is shown once. Replace it by a new one.',
      );
    }
    await db.query('update webhook_endpoints set secret_shown_at = now() where id = $1', [endpoint.id]);
    const { rows } = await db.query<{ key: Buffer }>(
      'select key from webhooks.secrets where endpoint_id = $1 and valid_until is null',
      [endpoint.id],
    );
    return { secret: secretText(rows[0]?.key ?? Buffer.alloc(0)) };
  });

/**
 * Replaces the secret. The previous one still signs for OLD_SECRET_HOURS, one that was replaced before that no longer
 * does.
 */
export const rotateWebhookSecret = (input: unknown, session: Session, deps: Deps) =>
  onEndpoint(input, session, deps, async (db, { id }) => {
    await db.query('delete from webhooks.secrets where endpoint_id = $1 and valid_until is not null', [id]);
    const { rows: old } = await db.query<{ valid_until: Date }>(
      `update webhooks.secrets set valid_until = now() + make_interval(hours => $2)
       where endpoint_id = $1 returning valid_until`,
      [id, OLD_SECRET_HOURS],
    );
    const { rows } = await db.query<{ key: Buffer }>(
      'insert into webhooks.secrets (endpoint_id) values ($1) returning key',
      [id],
    );
    await db.query(
      'update webhook_endpoints set secret_made_at = now(), secret_shown_at = now() where id = $1',
      [id],
    );
    return { secret: secretText(rows[0]?.key ?? Buffer.alloc(0)), old_valid_until: old[0]?.valid_until };
  });

/** Queues a test event; it is tried only once, and also if the endpoint is disabled. */
export const testWebhook = (input: unknown, session: Session, deps: Deps) =>
  onEndpoint(input, session, deps, async (db, { id }) => {
    const { rows } = await db.query<{ id: string }>(
      `with event as (
         insert into webhook_events (type, table_name, record_id, data)
         values ('webhook.test', 'webhook_endpoints', $1::text, jsonb_build_object('endpoint_id', $1::text))
         returning id
       )
       insert into webhook_deliveries (event_id, endpoint_id, kind) select id, $1::uuid, 'test' from event
       returning id`,
      [id],
    );
    return { delivery_id: rows[0]?.id };
  });

/**
 * Queues deliveries again that were delivered or given up, with the same event id and in no order. An event that still
 * waits for its endpoint is not queued twice.
 */
export async function replayWebhookDeliveries(input: unknown, session: Session, { pool }: Deps) {
  requireAdministrator(session);
  const { delivery_ids: ids } = readInput(replaySchema, input, { code: 'webhook-invalid' });
  const { rowCount } = await pool.query(
    `insert into webhook_deliveries (event_id, endpoint_id, kind)
     select distinct event_id, endpoint_id, 'replay' from webhook_deliveries as past
       join webhook_endpoints as endpoint on endpoint.id = past.endpoint_id and endpoint.is_enabled
     where past.id = any ($1::uuid[]) and past.state <> 'waiting' and past.kind <> 'test'
       and not exists (
         select from webhook_deliveries as other
         where other.event_id = past.event_id and other.endpoint_id = past.endpoint_id and other.state = 'waiting'
       )`,
    [ids],
  );
  return { replayed: rowCount ?? 0 };
}
