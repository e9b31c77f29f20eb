import type { Pool } from 'pg';
import { pino } from 'pino';
import { consumeOutbox } from '#actions/features/relay-outbox/consume-outbox.ts';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { rotateWebhookSecret, showWebhookSecret } from '#actions/features/send-webhooks/manage-webhooks.ts';
import { planDeliveries } from '#actions/features/send-webhooks/plan-deliveries.ts';
import { createPostEvent, type PostEvent } from '#actions/features/send-webhooks/post-event.ts';
import { startWebhooks, type WebhookOptions } from '#actions/features/send-webhooks/start-webhooks.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { WITH_QUEUE } from '../templates.ts';

export const adminSession = {
  'x-hasura-role': 'site_admin',
  'x-hasura-user-id': '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11',
};

/** Short intervals and retry delays, so that tests are quick. */
const QUICK = { intervalMs: 40, retryDelaysS: [0.1, 0.1, 0.1] };

export const silent = pino({ level: 'silent' });

/** Starts relay, planning and delivery on a pool, as the service does. */
export function startDelivery(pool: Pool, options: Partial<WebhookOptions> & { post: PostEvent }) {
  const { intervalMs = QUICK.intervalMs } = options;
  const relay = runRegularly({
    name: 'relay',
    intervalMs,
    log: silent,
    run: () => relayOutbox(pool),
  });
  const consumer = {
    name: 'webhooks',
    tables: ['webhook_events'],
    handle: (events: Parameters<typeof planDeliveries>[1]) => planDeliveries(pool, events),
  };
  const plan = () => consumeOutbox(pool, consumer);
  const webhooks = startWebhooks({ pool, log: silent, plan, ...QUICK, ...options });
  return {
    async stop() {
      await relay.stop();
      await webhooks.stop();
    },
  };
}

type WorldOptions = {
  superuserUrl?: string;
  /** Whether this process delivers webhooks; if false, other processes do. */
  isDelivering?: boolean;
};

/** Creates a database and starts the delivery of its webhooks. */
export async function startWebhookWorld({ superuserUrl, isDelivering = true }: WorldOptions = {}) {
  // The template has the job queue: a mail is queued when an endpoint is disabled.
  const database = await createTestDatabase({
    template: WITH_QUEUE,
    ...(superuserUrl !== undefined && { superuserUrl }),
  });
  const pool = openPool(database.url, { max: 8 });
  const post = createPostEvent({ allowPrivate: true, timeoutMs: 1_000 });
  const running = isDelivering ? startDelivery(pool, { post }) : undefined;
  const deps = { pool };

  const rows = async <T = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    (await pool.query(sql, values)).rows as T[];

  return {
    ...{ database, pool, deps, rows },

    async addEndpoint(url: string, events: string[]): Promise<string> {
      const [row] = await rows<{ id: string }>(
        `insert into webhook_endpoints (name, url, events) values ('Test', $1, $2) returning id`,
        [url, events],
      );
      return row?.id ?? '';
    },
    secret: async (id: string) => (await showWebhookSecret({ endpoint_id: id }, adminSession, deps)).secret,
    rotate: (id: string) => rotateWebhookSecret({ endpoint_id: id }, adminSession, deps),

    async addNotice(columns: Record<string, unknown> = {}): Promise<string> {
      const all = { content: 'Maintenance tonight', ...columns };
      const [row] = await rows<{ id: string }>(
        `insert into store_notices (${Object.keys(all).join(', ')})
         values (${Object.keys(all)
           .map((_, at) => `$${at + 1}`)
           .join(', ')}) returning id`,
        Object.values(all),
      );
      return row?.id ?? '';
    },
    publish: (id: string, isActive: boolean) =>
      rows('update store_notices set is_active = $2 where id = $1', [id, isActive]),
    deliveries: (endpointId: string) =>
      rows<{ state: string; attempts_count: number; event_id: string; id: string; kind: string }>(
        'select * from webhook_deliveries where endpoint_id = $1 order by created_at, position',
        [endpointId],
      ),
    attempts: (endpointId: string) =>
      rows<{ status: number | null; problem: string | null; response: string; duration_ms: number }>(
        `select attempt.* from webhook_attempts as attempt join webhook_deliveries as delivery
           on delivery.id = delivery_id where endpoint_id = $1 order by attempt.id`,
        [endpointId],
      ),
    endpoint: async (id: string) =>
      (
        await rows<{ is_enabled: boolean; disabled_reason: string | null }>(
          'select * from webhook_endpoints where id = $1',
          [id],
        )
      )[0],

    async stop() {
      await running?.stop();
      await pool.end();
      await database.close();
    },
  };
}

export type WebhookWorld = Awaited<ReturnType<typeof startWebhookWorld>>;
