import { openConnection, readSmtpUrl, type SMTPConnection } from '#actions/lib/mail/smtp-connection.ts';
import { DEADLINE_MS, fault, ok, reasonOf, type Check } from './check.ts';

/** Connects to the mail server as the actions service does, logs in, and sends nothing. */
export function checkSmtp(url: string): Check {
  return {
    name: 'smtp',
    run: async (signal) => {
      let open: SMTPConnection | undefined;
      signal.addEventListener('abort', () => open?.close());
      try {
        const settings = readSmtpUrl(url, DEADLINE_MS);
        await openConnection(settings, (connection) => (open = connection));
        open?.quit();
        return [ok(settings.auth ? 'The mail server takes the login.' : 'The mail server answers.')];
      } catch (error) {
        return [judge(error)];
      }
    },
  };
}

function judge(error: unknown) {
  const { code } = error as { code?: unknown };
  return code === 'EAUTH'
    ? fault(
        `The mail server refuses the login: ${reasonOf(error)}.`,
        'Correct user and password in SMTP_URL; both are percent-encoded.',
      )
    : fault(
        `The mail server can't be used: ${reasonOf(error)}.`,
        'See whether SMTP_URL has the right host, port and scheme (smtps:// for TLS from the start).',
      );
}
