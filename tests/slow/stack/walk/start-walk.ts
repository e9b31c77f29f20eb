import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsOf, filesOf, readBlocks, type Block } from './read-blocks.ts';

/** Folders of the documents that lie below a folder of the walk's own. */
const FOLDERS =
  /(?<![\w.])(\/srv\/hostfront|\/var\/lib\/hostfront|\/etc\/hostfront|\/etc\/systemd\/system|\/usr\/local\/bin|\/backups|\/tmp\/drill)\b/g;
/** Stand in for programs of root where the walk is another user, which then runs every command itself. */
const STAND_INS = {
  su: `#!/bin/sh
while [ $# -gt 0 ]; do case $1 in -c) command=$2 ;; esac; shift; done
exec /bin/sh -c "$command"
`,
  setpriv: `#!/bin/sh
while case $1 in --*) true ;; *) false ;; esac; do shift; done
exec "$@"
`,
};
const USER = 'hostfront';
/** Commands that end when they are told to. */
const GOES_ON = /\b(npm start|scripts\/start\.mjs)\b/;
const isRoot = process.getuid?.() === 0;

/** A command that was started and goes on, such as `npm start`. */
type Started = { readonly child: ChildProcess; readonly ended: Promise<number | string>; output: string };
type Place = { readonly root: string; readonly words: Readonly<Record<string, string>> };

/** What is done in the place of a command that begins so: nothing but to name the reason, or something else. */
type Instead = Readonly<Record<string, string | (() => Promise<unknown>)>>;
type WalkOptions = { readonly instead?: Instead; readonly wrap?: (command: string) => string };

/**
 * Walks commands of documents below a folder of its own; each command is printed with its exit code. `words` stand in the
 * place of the documents' own.
 */
export function startWalk(documents: readonly string[], words: Record<string, string>) {
  const blocks = new Map(documents.flatMap((name) => readBlocks(name)).map((block) => [block.name, block]));
  const place = { root: preparePlace(), words };
  const started: Started[] = [];

  function take(name: string): Block {
    const block = blocks.get(name);
    if (!block) throw new Error(`No document has the block "${name}".`);
    blocks.delete(name);
    return block;
  }

  async function run(command: string): Promise<string> {
    const text = adapt(command, place);
    if (!isRoot && command.startsWith('useradd ')) skip(command, 'it takes root; only the folder is made');
    print(`\n$ ${text}`);
    const running = spawnIn(place, text);
    if (!GOES_ON.test(text)) return expectEnd(running);
    await untilReady(running);
    print('→ it is ready, and goes on');
    started.push(running);
    return running.output;
  }

  /** Ends what was started last and goes on, as Ctrl-C or systemd does. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    const last = started.pop();
    if (!last?.child.pid) return;
    print(`\n^ ${signal}`);
    process.kill(-last.child.pid, signal);
    print(`→ ${await last.ended}`);
  }

  return {
    root: place.root,
    take,
    run,
    end,
    skip,
    /** Runs the commands of a block one after the other, each in a shell of its own. */
    async walk(name: string, { instead = {}, wrap = (command) => command }: WalkOptions = {}): Promise<void> {
      for (const command of commandsOf(take(name).text)) {
        const [, other] = Object.entries(instead).find(([start]) => command.startsWith(start)) ?? [];
        if (other === undefined) await run(wrap(command));
        else
          skip(command, typeof other === 'string' ? other : 'systemd is not here; its unit is run instead');
        if (typeof other === 'function') await other();
      }
    },
    /** Writes the files that a block of settings names, or its whole text to a file. */
    write(name: string, path?: string): void {
      const { text } = take(name);
      for (const file of path === undefined ? filesOf(text) : [{ path, text }]) {
        print(`\n> ${adapt(file.path, place)}`);
        writeFileSync(adapt(file.path, place), `${adapt(file.text, place)}\n`);
      }
    },
    read: (path: string) => readFileSync(adapt(path, place), 'utf8'),
    left: () => [...blocks.values()],
    async close(): Promise<void> {
      while (started.length > 0) await end('SIGTERM');
      rmSync(place.root, { recursive: true, force: true });
      if (isRoot) execFileSync('userdel', [USER], { stdio: 'ignore' });
    },
  };
}

export type Walk = ReturnType<typeof startWalk>;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const skip = (what: string, why: string): void => print(`\n- ${what}\n→ skipped: ${why}`);

/** Makes the folder in which the documents' folders lie, with a copy of the repository that any user may read. */
function preparePlace(): string {
  const root = mkdtempSync(join(tmpdir(), 'hostfront-walk-'));
  chmodSync(root, 0o755);
  for (const folder of ['srv', 'var/lib', 'etc/systemd/system', 'tmp', 'usr/local/bin', 'bin'])
    mkdirSync(join(root, folder), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  execFileSync('git', [
    'clone',
    '--quiet',
    '--bare',
    '--depth=1',
    `file://${process.cwd()}`,
    join(root, 'product.git'),
  ]);
  writeFileSync(join(root, 'etc/gitconfig'), '[safe]\n  directory = *\n');
  for (const [name, program] of Object.entries(isRoot ? {} : STAND_INS))
    writeFileSync(join(root, 'bin', name), program, { mode: 0o755 });
  return root;
}

/** Puts the walk's words and folders in the place of the documents'. */
function adapt(text: string, { root, words }: Place): string {
  let adapted = text;
  for (const [word, other] of Object.entries({ ADDRESS: `${root}/product.git`, ...words }))
    adapted = adapted.replaceAll(word, other);
  adapted = adapted.replaceAll(FOLDERS, (folder) => `${root}${folder}`);
  if (isRoot) return adapted;
  return adapted.replaceAll(`-o ${USER} `, '').replace(/^useradd .*--home-dir (\S+).*$/m, 'mkdir $1');
}

function spawnIn({ root }: Place, command: string): Started {
  const child = spawn('bash', ['-c', command], {
    detached: true,
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${root}/bin:${root}/usr/local/bin:${process.env['PATH']}`,
      HOME: process.env['HOME'],
      LANG: 'C.UTF-8',
      ...pick(['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY']),
      // The repository is another user's, where the walk is root.
      GIT_CONFIG_GLOBAL: join(root, 'etc/gitconfig'),
    },
  });
  const started: Started = {
    child,
    ended: new Promise((done) => child.once('close', (code, signal) => done(code ?? signal ?? 'lost'))),
    output: '',
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      started.output += chunk.toString();
      process.stdout.write(chunk.toString().replaceAll(/^(?=.)/gm, '  '));
    });
  return started;
}

const pick = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

async function expectEnd(started: Started): Promise<string> {
  const code = await started.ended;
  print(`→ ${code}`);
  if (code === 0) return started.output;
  throw new Error(`A command of a document ended with ${code}: ${started.child.spawnargs.at(-1)}`);
}

async function untilReady(started: Started): Promise<void> {
  await new Promise<void>((ready, fail) => {
    started.child.stdout?.on('data', () => /^Ready in /m.test(started.output) && ready());
    void started.ended.then((code) => fail(new Error(`The start ended with ${code}: ${started.output}`)));
  });
}

/** Runs a command of the shell as the user of the documents, and does not stand between it and signals. */
export const asUser = (command: string): string =>
  `exec setpriv --reuid=${USER} --regid=${USER} --init-groups env HOME=/srv/hostfront ` +
  `bash -c '${command.replaceAll("'", `'\\''`)}'`;

/** Returns the command that does what a unit's service does: as its user, with its settings. */
export function commandOfUnit(text: string): string {
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const script = [
    `cd ${value('WorkingDirectory')}`,
    'set -a',
    `. ${value('EnvironmentFile')}`,
    value('Environment'),
    `exec ${value('ExecStart').replaceAll('$$', '$').replaceAll('%%', '%')}`,
  ];
  return asUser(script.filter(Boolean).join('; '));
}
