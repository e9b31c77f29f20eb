import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Upper bound for the output of a command, in bytes. */
const OUTPUT_MAX_BYTES = 16 * 1024 * 1024;

/**
 * The last stage of a Dockerfile: its folder, which takes the place of `/`, and the settings with which its container
 * starts.
 */
export type BuiltImage = {
  readonly folder: string;
  workingFolder: string;
  env: Record<string, string>;
  user: string;
  command: string[];
};

/**
 * Carries out a Dockerfile's steps in empty folders below `into`, one folder for each stage. COPY leaves out what
 * .dockerignore names, RUN uses this machine's shell, and FROM provides another stage, or nothing but this machine's
 * Node and npm. Stages that the last one, or the one of `target`, does without are left out.
 */
export async function runDockerfile(
  file: string,
  context: string,
  into: string,
  target?: string,
): Promise<BuiltImage> {
  const written = readStages(file);
  const last = target ?? written.at(-1)?.name ?? '';
  const needed = findNeeded(written, last);
  const stages = new Map<string, Stage>();
  for (const { name, base, steps } of written.filter((stage) => needed.has(stage.name))) {
    const stage = beginStage(join(into, name), stages.get(base));
    stages.set(name, stage);
    for (const [instruction = '', text = ''] of steps)
      await carryOut({ instruction, text, stage, stages, context });
  }
  const stage = stages.get(last);
  if (stage === undefined) throw new Error(`${file} has no stage "${last}".`);

  return { ...stage, workingFolder: join(stage.folder, stage.workingFolder) };
}

/** A stage that is built; its working folder is a path inside of its folder. */
type Stage = BuiltImage;
/** A stage as the file has it; `base` is another stage, or an image. */
type WrittenStage = { name: string; base: string; steps: string[][] };

function readStages(file: string): WrittenStage[] {
  const stages: WrittenStage[] = [];
  for (const [instruction = '', text = ''] of readSteps(file)) {
    const [base = '', , name = `stage-${stages.length}`] = text.split(' ');
    if (instruction === 'FROM') stages.push({ name, base, steps: [] });
    else if (stages.length === 0) throw new Error(`${instruction} stands before the first FROM.`);
    else stages.at(-1)?.steps.push([instruction, text]);
  }
  return stages;
}

/** Returns the names of a stage and of all that it builds on or copies from. */
function findNeeded(stages: readonly WrittenStage[], name: string): Set<string> {
  const stage = stages.find((one) => one.name === name);
  const sources = stage?.steps.flatMap(([, text = '']) => /--from=(\S+)/.exec(text)?.[1] ?? []) ?? [];
  const others = stage ? [stage.base, ...sources].filter((one) => one !== name) : [];

  return new Set([name, ...others.flatMap((other) => [...findNeeded(stages, other)])]);
}

/** Begins a stage in its own folder, which is a copy of the stage's that it builds on. */
function beginStage(folder: string, base: Stage | undefined): Stage {
  if (base === undefined) return { folder, workingFolder: '/', env: {}, user: 'root', command: [] };
  cpSync(base.folder, folder, { recursive: true, verbatimSymlinks: true });
  return { ...base, folder };
}

function readSteps(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^(\S+)\s+(.*)$/.exec(line)?.slice(1) ?? [line]);
}

type Step = { instruction: string; text: string; stage: Stage; stages: Map<string, Stage>; context: string };

async function carryOut({ instruction, text, stage, stages, context }: Step): Promise<void> {
  switch (instruction) {
    case 'WORKDIR':
      stage.workingFolder = text;
      mkdirSync(join(stage.folder, text), { recursive: true });
      return;
    case 'ENV':
      stage.env = { ...stage.env, ...Object.fromEntries(text.split(' ').map((pair) => pair.split('='))) };
      return;
    case 'COPY':
      return copy(text, stage, stages, context);
    case 'RUN':
      return run(text, stage);
    case 'USER':
      stage.user = text;
      return;
    case 'CMD':
      stage.command = JSON.parse(text) as string[];
      return;
    default:
      throw new Error(`${instruction} is not known here: teach it to ${basename(import.meta.filename)}.`);
  }
}

function copy(text: string, stage: Stage, stages: Map<string, Stage>, context: string): void {
  const words = text.split(' ');
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = paths.pop() ?? '.';
  const source = from === undefined ? context : stages.get(from)?.folder;
  if (source === undefined) throw new Error(`COPY names the stage "${from}", which there is not.`);

  const ignored = from === undefined ? readIgnored(context) : [];
  for (const path of paths) {
    const origin = join(source, path);
    const isFolder = statSync(origin).isDirectory();
    const end = join(stage.folder, isAbsolute(target) ? '' : stage.workingFolder, target);
    cpSync(origin, isFolder || !/(^\.|\/)$/.test(target) ? end : join(end, basename(path)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (name) => !ignored.some((pattern) => pattern.test(relative(source, name))),
    });
  }
}

/** Reads the patterns of .dockerignore, which name files and folders of the context's top level. */
function readIgnored(context: string): RegExp[] {
  return readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`));
}

async function run(command: string, { folder, workingFolder, env }: Stage): Promise<void> {
  await execute('sh', ['-c', command], {
    cwd: join(folder, workingFolder),
    // npm's cache on this machine saves downloads; the installed packages are the same.
    env: { ...process.env, NODE_ENV: '', npm_config_prefer_offline: 'true', ...env },
    maxBuffer: OUTPUT_MAX_BYTES,
  });
}
