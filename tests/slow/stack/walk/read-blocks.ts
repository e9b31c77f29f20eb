import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A block of a document that an operator types or writes to a file. */
export type Block = {
  /** Document, heading and number below that heading: `backup.md > Backup > 1`. */
  readonly name: string;
  readonly language: string;
  readonly text: string;
};

const FENCE = /^(?<indent> *)```(?<language>\w*)$/;

/** Reads the blocks of commands and settings of a document, by the headings that they stand below. */
export function readBlocks(document: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let count = 0;
  let open: { indent: string; language: string; lines: string[] } | undefined;
  for (const line of readFileSync(`docs/operate/${document}`, 'utf8').split('\n')) {
    const { indent = '', language = '' } = FENCE.exec(line)?.groups ?? {};
    if (open && line === `${open.indent}\`\`\``) {
      count += 1;
      if (['sh', 'ini'].includes(open.language))
        blocks.push({ name: `${document} > ${heading} > ${count}`, ...open, text: open.lines.join('\n') });
      open = undefined;
    } else if (open) open.lines.push(line.slice(open.indent.length));
    else if (FENCE.test(line)) open = { indent, language, lines: [] };
    else if (/^#+ /.test(line)) [heading, count] = [line.replace(/^#+ /, ''), 0];
  }
  return blocks;
}

/** Splits the text of a block into its commands, each of which may have several lines. */
export function commandsOf(text: string): string[] {
  const commands: string[] = [];
  let command = '';
  for (const line of text.split('\n')) {
    if (command === '' && /^\s*(#|$)/.test(line)) continue;
    command = command === '' ? line : `${command}\n${line}`;
    if (!isWhole(command)) continue;
    commands.push(command);
    command = '';
  }
  return commands;
}

function isWhole(command: string): boolean {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: command, encoding: 'utf8' });
  return status === 0 && stderr === '' && !command.endsWith('\\');
}

/** Returns the files that a block of settings writes, by the paths in its comments. */
export function filesOf(text: string): Array<{ readonly path: string; readonly text: string }> {
  const [, ...parts] = text.split(/^# (\/\S+)\n/m);
  return parts.flatMap((path, index) => (index % 2 === 0 ? [{ path, text: parts[index + 1] ?? '' }] : []));
}
