import { createPostEvent } from '#actions/features/send-webhooks/post-event.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { startDelivery } from './start-world.ts';

/** Runs a webhook worker as a process of its own: `delivery-process.ts <settings as JSON>`. */
type Settings = { databaseUrl: string; claimMs: number };

const { databaseUrl, claimMs } = JSON.parse(process.argv[2] ?? '') as Settings;
const pool = openPool(databaseUrl, { max: 5, application_name: 'delivery worker' });

startDelivery(pool, { post: createPostEvent({ allowPrivate: true, timeoutMs: claimMs / 2 }), claimMs });
process.stdout.write('ready\n');
