import { pino } from 'pino';
import { createMakeMail } from '#actions/features/send-newsletter/make-mail.ts';
import { startDispatcher } from '#actions/features/send-newsletter/start-dispatcher.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { readRecipientTokens } from '#actions/lib/mail/recipient-token.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';

/** Runs a dispatcher as a process of its own: `dispatcher-process.ts <settings as JSON>`. */
type Settings = { databaseUrl: string; smtpUrl: string; connections: number };

const { databaseUrl, smtpUrl, connections } = JSON.parse(process.argv[2] ?? '') as Settings;
const pool = openPool(databaseUrl, { max: 5 });
const env = {
  PUBLIC_URL: 'https://hosting.test',
  BRAND_NAME: 'Hostfront',
  BRAND_NAME_AR: 'هوست فرونت',
  POSTAL_ADDRESS: '',
  POSTAL_ADDRESS_AR: '',
};

const dispatcher = await startDispatcher({
  databaseUrl,
  pool,
  log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }, pino.destination(2)),
  mailer: createMailer({ url: smtpUrl }),
  makeMail: createMakeMail({ pool, env, tokens: () => readRecipientTokens(pool) }),
  connections,
  ratePerMinute: 0,
});
process.once('SIGTERM', () => void dispatcher.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
