import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailDev } from 'maildev';
import type { Logger } from 'pino';
import { guardInbox } from './guard-inbox.ts';

/** The oldest mail goes when one more comes. */
const MAX_EMAILS = 2_000;

type MailCatcherOptions = { host: string; smtpPort: number; webPort: number; log: Logger };

/**
 * Takes every mail and shows it in a web inbox, to its own page alone; none leaves the machine. The inbox answers
 * `GET /api/healthz` when it is up. Mails are gone with the process.
 */
export async function startMailCatcher({ host, smtpPort, webPort, log }: MailCatcherOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-mail-'));
  const maildev = new MailDev({
    smtp: smtpPort,
    ip: host,
    web: webPort,
    webIp: host,
    mailDirectory: folder,
    maxEmails: MAX_EMAILS,
    silent: true,
  });
  const { smtp, api } = await maildev.start();
  if (api) guardInbox(api.server.server);
  smtp.on('new', ({ id }) => log.info({ id }, 'A mail came in'));
  smtp.on('error', (error) => log.warn({ err: error }, 'SMTP failed'));
  log.info({ smtp: smtp.getAddress(), web: api?.getAddress() }, 'Ready');

  return {
    smtpPort: smtp.getAddress().port,
    webPort: api?.getAddress()?.port ?? webPort,
    async stop(): Promise<void> {
      await maildev.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
