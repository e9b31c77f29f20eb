import { join } from 'node:path';
import { desktopProgram } from './desktop-program.ts';
import { writeFiles } from './write-files.ts';

/** Settings by which a fresh profile asks nothing, and sends and fetches nothing. */
const QUIET = {
  'app.donation.eoy.version.viewed': 999,
  'app.update.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'mail.provider.suppress_dialog_on_startup': true,
  'mail.rights.version': 1,
  'mail.shell.checkDefaultClient': false,
  'mailnews.start_page.enabled': false,
  'mailnews.start_page_override.mstone': 'ignore',
  'toolkit.telemetry.enabled': false,
};
const DARK = {
  'ui.systemUsesDarkTheme': 1,
  'extensions.activeThemeID': 'thunderbird-compact-dark@mozilla.org',
};

const thunderbirdWith = (name: string, settings: Record<string, string | number | boolean>) =>
  desktopProgram({
    name,
    needs: ['thunderbird'],
    prepare: (mail, home) => {
      const lines = Object.entries(settings).map(
        ([setting, value]) => `user_pref(${JSON.stringify(setting)}, ${JSON.stringify(value)});\n`,
      );
      writeFiles(home, { 'profile/user.js': lines.join(''), 'mail.eml': mail.bytes });

      return ['thunderbird', '-profile', join(home, 'profile'), join(home, 'mail.eml')];
    },
    mailTop: 250,
    isMail: (title, subject) => title.startsWith(subject),
  });

export const thunderbird = thunderbirdWith('thunderbird', QUIET);
export const thunderbirdDark = thunderbirdWith('thunderbird-dark', { ...QUIET, ...DARK });
