import { createImapClient, readImapUrl } from '#actions/features/take-mail-events/mailbox/open-mailbox.ts';
import { fault, ok, reasonOf, type Check } from './check.ts';

/** Logs in to the mailbox of bounce reports as the actions service does, and changes nothing in it. */
export function checkImap(url: string): Check {
  return {
    name: 'imap',
    run: async (signal) => {
      const { folder, options } = readImapUrl(url);
      const client = createImapClient(options);
      signal.addEventListener('abort', () => client.close());
      try {
        await client.connect();
        return [(await canOpen()) ? ok('The mailbox of bounce reports can be read.') : missing(folder)];
      } catch (error) {
        return [judge(error)];
      } finally {
        // A server that never answers LOGOUT would hold the doctor.
        client.close();
      }

      function canOpen(): Promise<boolean> {
        return client.mailboxOpen(folder, { readOnly: true }).then(
          () => true,
          () => false,
        );
      }
    },
  };
}

const missing = (folder: string) =>
  fault(
    `The IMAP server has no folder ${folder} that can be read.`,
    'Let IMAP_URL end with a folder that exists, percent-encoded.',
  );

function judge(error: unknown) {
  const isRefused = (error as { authenticationFailed?: unknown }).authenticationFailed === true;
  return isRefused
    ? fault(
        'The IMAP server refuses the login.',
        'Correct user and password in IMAP_URL; both are percent-encoded.',
      )
    : fault(
        `The IMAP server can't be used: ${reasonOf(error)}.`,
        'See whether IMAP_URL has the right host, port and scheme (imaps:// for TLS from the start).',
      );
}
