import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createInboxServer } from './http/create-inbox-server.ts';
import { createMailStore } from './mails/mail-store.ts';
import type { Envelope } from './mails/mail.ts';
import { readMail } from './mails/read-mail.ts';
import { startSmtp } from './start-smtp.ts';

type MailCatcherOptions = { host: string; smtpPort: number; webPort: number; log: Logger };

/**
 * Starts an SMTP server that accepts every mail and a web inbox that shows the mails to its own page alone; no mail
 * leaves the machine. The inbox answers `GET /api/healthz` when it is up. The mails are lost when the process ends.
 */
export async function startMailCatcher({ host, smtpPort, webPort, log }: MailCatcherOptions) {
  const store = createMailStore();
  const inbox = createInboxServer({ store, log });

  async function take(source: Buffer, envelope: Envelope): Promise<string> {
    const mail = await readMail(source, envelope).catch((error: unknown) => {
      log.warn({ err: error }, 'A mail could not be read');
      throw Object.assign(new Error('The mail could not be read.'), { responseCode: 554 });
    });
    store.add(mail, source);
    log.info({ id: mail.id }, 'A mail came in');
    return mail.id;
  }

  const smtp = await startSmtp({ host, port: smtpPort, log, take });
  await inbox.listen({ host, port: webPort });
  const web = inbox.server.address() as AddressInfo;
  log.info({ smtp: { host, port: smtp.port }, web: { host, port: web.port } }, 'Ready');

  return {
    smtpPort: smtp.port,
    webPort: web.port,
    async stop(): Promise<void> {
      await Promise.all([smtp.stop(), inbox.close()]);
    },
  };
}
