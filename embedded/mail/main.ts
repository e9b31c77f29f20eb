import { pino } from 'pino';
import { readEnv } from './config/env.ts';
import { startMailCatcher } from './start-mail-catcher.ts';

/** An open inbox page must not hold the process. */
const SHUTDOWN_MS = 3_000;

async function main(): Promise<void> {
  const env = readEnv();
  const log = pino({ name: 'mail', level: env.LOG_LEVEL });
  const catcher = await startMailCatcher({
    host: env.MAIL_HOST,
    smtpPort: env.MAIL_SMTP_PORT,
    webPort: env.MAIL_WEB_PORT,
    log,
  });

  async function stop() {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    await catcher.stop();
    process.exit(0);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
