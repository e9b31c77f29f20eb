import { join } from 'node:path';
import { desktopProgram } from './desktop-program.ts';
import { writeFiles, writeMaildir } from './write-files.ts';

const TITLE = 'mutt';

/** xterm joins no Arabic letters and orders no lines from right to left: it shows what the text holds, not how it looks. */
export const mutt = desktopProgram({
  name: 'mutt',
  needs: ['mutt', 'xterm'],
  prepare: (mail, home) => {
    const folder = join(home, 'mails');
    writeMaildir(folder, mail.bytes);
    writeFiles(home, { '.muttrc': `set folder=${folder}\npush <display-message>\n` });

    const terminal = ['xterm', '-u8', '-fa', 'DejaVu Sans Mono', '-fs', '10', '-title', TITLE];
    return [...terminal, '-e', 'mutt', '-n', '-R', '-f', folder];
  },
  mailTop: 140,
  isMail: (title) => title === TITLE,
});
