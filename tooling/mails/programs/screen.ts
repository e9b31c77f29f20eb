import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Room } from './mail-program.ts';
import { isBlank, readPpm } from './picture.ts';
import { startGroup } from './process-group.ts';

export const SCREEN = { width: 900, height: 1800 };
/** Part of the mail's place, below its headers, that is as wide in every program here. */
const MAIL_AREA = { left: 300, width: 500, height: 500 };
const PATIENCE_MS = 60_000;
const STEP_MS = 700;
const STEPS_OF_A_NUDGE = 5;
/** Bytes of the largest picture. */
const MAX_BYTES = 16 * 2 ** 20;

const run = promisify(execFile);

type IsTaken = (title: string) => boolean;

/** A screen without a monitor, with what its windows need. */
export type Screen = {
  environment: NodeJS.ProcessEnv;
  /** Waits for a window whose title is taken, and returns its number; `nudge` is called until there is one. */
  findWindow: (isTaken: IsTaken, nudge?: () => Promise<void>) => Promise<string>;
  press: (window: string, keys: string) => Promise<void>;
  /**
   * Takes a picture of a window, as large as the screen, once it shows something below `mailTop` pixels that no longer
   * changes.
   */
  shoot: (window: string, mailTop: number, file: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a screen by Xvfb. */
export async function startScreen({ home, environment }: Room): Promise<Screen> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const server = startGroup(['Xvfb', '-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    ...{ environment, log: join(home, 'screen.log') },
  });
  const [display] = (await once(server.output, 'data')) as [Buffer];
  const env = { ...environment, DISPLAY: `:${display.toString().trim()}` };
  const xdotool = async (...args: string[]) => (await run('xdotool', args, { env })).stdout.trim();

  return {
    environment: env,
    findWindow: (isTaken, nudge) => findWindow(xdotool, isTaken, nudge),
    press: async (window, keys) => {
      await xdotool('windowfocus', '--sync', window, 'key', keys);
    },
    shoot: async (window, mailTop, file) => {
      const { width, height } = SCREEN;
      await xdotool('windowmove', window, '0', '0', 'windowsize', window, String(width), String(height));
      // Another window may come to the front later.
      const picture = await waitForMail(env, mailTop, () => xdotool('windowraise', window));
      await save(picture, file);
    },
    stop: server.stop,
  };
}

async function findWindow(
  xdotool: (...args: string[]) => Promise<string>,
  isTaken: IsTaken,
  nudge?: () => Promise<void>,
): Promise<string> {
  const titles = new Set<string>();
  const endMs = performance.now() + PATIENCE_MS;
  for (let step = 0; performance.now() < endMs; step += 1) {
    if (step % STEPS_OF_A_NUDGE === 0) await nudge?.();
    await sleep(STEP_MS);
    // Without any window the search fails, and a window may close before its title is read.
    const found = await xdotool('search', '--onlyvisible', '--name', '.').catch(() => '');
    for (const window of found.split('\n').filter(Boolean)) {
      const title = await xdotool('getwindowname', window).catch(() => '');
      if (isTaken(title)) return window;
      titles.add(title);
    }
  }
  throw new Error(`no window has the mail, only ${JSON.stringify([...titles])}`);
}

/** Returns the picture, in the form PPM, that is there twice in a row. */
async function waitForMail(
  env: NodeJS.ProcessEnv,
  mailTop: number,
  raise: () => Promise<unknown>,
): Promise<Buffer> {
  const area = { ...MAIL_AREA, top: mailTop };
  let before = Buffer.alloc(0);
  for (const endMs = performance.now() + PATIENCE_MS; performance.now() < endMs; await sleep(STEP_MS)) {
    await raise();
    const { stdout } = await run('import', ['-window', 'root', '-depth', '8', 'ppm:-'], {
      ...{ env, encoding: 'buffer', maxBuffer: MAX_BYTES },
    });
    if (stdout.equals(before) && !isBlank(readPpm(stdout), area)) return stdout;
    before = stdout;
  }
  throw new Error('the place of the mail stays blank, or never comes to rest');
}

async function save(picture: Buffer, file: string): Promise<void> {
  const saving = run('convert', ['ppm:-', file]);
  saving.child.stdin?.end(picture);
  await saving;
}
