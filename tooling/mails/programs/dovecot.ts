import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { isListening } from '../../../tests/support/processes/is-listening.ts';
import type { Room } from './mail-program.ts';
import type { SampleMail } from '../sample-mails.ts';
import { startGroup, type ProcessGroup } from './process-group.ts';
import { writeFiles, writeMaildir } from './write-files.ts';

export const PASSWORD = 'mails';
const LOOPBACK = '127.0.0.1';

type Mailbox = { home: string; port: number };

/** Root must not read mails in Dovecot; another user is all that Dovecot can be. */
function usersOf(): { settings: string; mails: string } {
  const { username, uid, gid } = userInfo();
  if (uid === 0) return { settings: '', mails: 'uid=nobody gid=nogroup' };

  return {
    settings: `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${gid}\n`,
    mails: `uid=${uid} gid=${gid}`,
  };
}

function configuration({ home, port }: Mailbox): string {
  const { settings, mails } = usersOf();

  return `protocols = imap
base_dir = ${home}/run
log_path = ${home}/dovecot.log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
${settings}mail_location = maildir:${home}/mails
service imap-login {
  chroot =
  inet_listener imap {
    address = ${LOOPBACK}
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = ${mails} home=${home}/mails
}
`;
}

/** Starts a mail server with a folder for each mail, in which it is the first. */
export async function startDovecot(
  mails: readonly SampleMail[],
  { home, environment }: Room,
  port: number,
): Promise<ProcessGroup> {
  for (const { name, bytes } of mails) writeMaildir(join(home, 'mails', `.${name}`), bytes);
  // The user that reads the mails is another one if root starts the server.
  execFileSync('chmod', ['-R', 'a+rwX', join(home, 'mails')]);
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'run'), { recursive: true });
  writeFiles(home, { 'dovecot.conf': configuration({ home, port }) });
  const server = startGroup(['dovecot', '-F', '-c', join(home, 'dovecot.conf')], {
    ...{ environment, log: join(home, 'start.log') },
  });
  await waitUntil(`a mail server listens on port ${port}`, () => isListening(port), 30_000, 100);

  return server;
}
