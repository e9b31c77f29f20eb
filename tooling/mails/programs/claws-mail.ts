import { join } from 'node:path';
import { desktopProgram } from './desktop-program.ts';
import { SCREEN } from './screen.ts';
import { writeFiles } from './write-files.ts';

/** Without an account a dialog asks for one; protocol 5 is that of local folders. */
const ACCOUNT = `[Account: 1]
account_name=mails
is_default=1
address=salma@example.com
protocol=5
`;
const FOLDERS = `<?xml version="1.0" encoding="UTF-8"?>
<folderlist><folder type="mh" name="Mail" path="Mail"><folderitem type="inbox" name="inbox" path="inbox" /></folder></folderlist>
`;
const SETTINGS = `[Common]
check_on_startup=0
mainwin_x=0
mainwin_y=0
mainwin_width=${SCREEN.width}
mainwin_height=${SCREEN.height}
`;

/** Claws Mail has no part for HTML by itself: it shows the text of a mail. */
export const clawsMail = desktopProgram({
  name: 'claws-mail',
  needs: ['claws-mail'],
  prepare: (mail, home) => {
    writeFiles(home, {
      '.claws-mail/accountrc': ACCOUNT,
      '.claws-mail/clawsrc': SETTINGS,
      '.claws-mail/folderlist.xml': FOLDERS,
      'Mail/inbox/1': mail.bytes,
    });

    return ['claws-mail', '--select', join(home, 'Mail/inbox/1')];
  },
  mailTop: 410,
  isMail: (title) => title.includes('Claws Mail') && !title.includes('Wizard'),
});
