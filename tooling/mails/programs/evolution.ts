import { join } from 'node:path';
import { desktopProgram } from './desktop-program.ts';
import { MAILDIR_ID, writeFiles, writeMaildir } from './write-files.ts';

const SETTINGS = `[org/gnome/evolution/mail]
show-startup-wizard=false
send-recv-on-start=false

[org/gnome/evolution/shell]
default-component-id='mail'
`;
/** Opens the folder that the account named below has, with its mail. */
const STATE = `[Folder Tree]
Selected=folder://mails/Inbox

[Folder folder://mails/Inbox]
SelectedMessage=${MAILDIR_ID}
`;
const account = (folder: string) => `[Data Source]
DisplayName=Mails
Enabled=true

[Mail Account]
BackendName=maildir

[Maildir Backend]
Path=${folder}
`;

/** Evolution opens no files; it shows a mail of an account, in a window of its own by the keys Ctrl+O. */
export const evolution = desktopProgram({
  name: 'evolution',
  needs: ['evolution'],
  prepare: (mail, home) => {
    writeMaildir(join(home, 'mails'), mail.bytes);
    writeFiles(home, {
      '.config/glib-2.0/settings/keyfile': SETTINGS,
      '.config/evolution/mail/state.ini': STATE,
      '.config/evolution/sources/mails.source': account(join(home, 'mails')),
    });

    return ['evolution', '-c', 'mail'];
  },
  mailTop: 250,
  isMail: (title, subject) => title.startsWith(subject),
  list: { isList: (title) => title.startsWith('Inbox'), keys: 'ctrl+o' },
});
