import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MailProgram, Room } from './mail-program.ts';
import type { SampleMail } from '../sample-mails.ts';
import { startGroup } from './process-group.ts';
import { startScreen, type Screen } from './screen.ts';

type DesktopProgram = {
  name: string;
  needs: readonly string[];
  /** Variables beside those of every program. */
  variables?: NodeJS.ProcessEnv;
  /** Writes the settings and the mail into an empty home folder; returns the command that opens the mail. */
  prepare: (mail: SampleMail, home: string) => string[];
  /** Pixels from the top of the window to where the mail itself begins, below its headers. */
  mailTop: number;
  /** Tells by its title, and by the subject of the mail, whether a window shows it. */
  isMail: (title: string, subject: string) => boolean;
  /** The window that appears first, and the keys by which it opens the mail. */
  list?: { isList: (title: string) => boolean; keys: string };
};

/** Makes a mail program of one that has windows: it starts once for each mail, in a fresh home folder. */
export const desktopProgram = (program: DesktopProgram): MailProgram => ({
  name: program.name,
  needs: ['Xvfb', 'xdotool', 'import', 'convert', 'dbus-run-session', ...program.needs],
  start: async (_, room) => {
    const screen = await startScreen(room);

    return { shoot: (mail, file) => shoot({ program, room, screen }, mail, file), stop: screen.stop };
  },
});

type Place = { program: DesktopProgram; room: Room; screen: Screen };

async function shoot({ program, room, screen }: Place, mail: SampleMail, file: string): Promise<void> {
  const home = join(room.home, mail.name);
  mkdirSync(join(home, 'run'), { recursive: true, mode: 0o700 });
  const command = program.prepare(mail, home);
  const environment = { ...screen.environment, ...homeVariables(home), ...program.variables };
  const group = startGroup(['dbus-run-session', '--', ...command], {
    ...{ environment, log: join(room.home, 'program.log') },
  });
  try {
    await screen.shoot(await findMail(program, screen, mail.subject), program.mailTop, file);
  } finally {
    await group.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function findMail(program: DesktopProgram, screen: Screen, subject: string): Promise<string> {
  const isMail = (title: string) => program.isMail(plain(title), plain(subject));
  if (!program.list) return screen.findWindow(isMail);
  const { isList, keys } = program.list;
  const list = await screen.findWindow(isList);

  return screen.findWindow(isMail, () => screen.press(list, keys));
}

/** Leaves out marks of direction, which a title may have or not. */
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '');

const homeVariables = (home: string) => ({
  HOME: home,
  XDG_CACHE_HOME: join(home, '.cache'),
  XDG_CONFIG_HOME: join(home, '.config'),
  XDG_DATA_HOME: join(home, '.local/share'),
  XDG_RUNTIME_DIR: join(home, 'run'),
  // Settings lie in a file of the home folder, and no program for screen readers is started.
  GSETTINGS_BACKEND: 'keyfile',
  NO_AT_BRIDGE: '1',
});
