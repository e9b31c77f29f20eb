import { object, number, string } from 'yup';

const MOST_CHARACTERS = 400;
/** Level of a log's line with which a process ends. */
const FATAL_LEVEL = 60;
/** First line of an uncaught error, and of what caused it. */
const ERROR = /^(?:Uncaught )?(?:\w*Error|DOMException)\b.*: /;
const CAUSE = /^\s+\[cause\]: (.*?)\{?$/;

/**
 * Finds in what a process has said why it ended: its fatal line, or an uncaught error with its cause, or else its last
 * line that tells something. What a dependency says after that is not the cause.
 */
export function findCause(said: string): string | undefined {
  const lines = said.split('\n');
  const found = fatalIn(lines) ?? uncaughtIn(lines) ?? lines.findLast(tells);

  return found?.slice(0, MOST_CHARACTERS);
}

const fatalSchema = object({
  level: number().min(FATAL_LEVEL).required(),
  msg: string().required(),
  err: object({ message: string() }).default(undefined),
});

function fatalIn(lines: readonly string[]): string | undefined {
  for (const line of lines.filter((text) => text.startsWith('{')).toReversed()) {
    try {
      const { msg, err } = fatalSchema.validateSync(JSON.parse(line));
      return err?.message ?? msg;
    } catch {
      // The line tells of something else, or is no JSON.
    }
  }
  return undefined;
}

function uncaughtIn(lines: readonly string[]): string | undefined {
  const at = lines.findLastIndex((line) => ERROR.test(line));
  if (at === -1) return undefined;
  const causes = lines.slice(at).flatMap((line) => CAUSE.exec(line)?.[1] ?? []);
  return [lines[at], ...causes].map((line) => line?.trim()).join('; ');
}

/** Tells whether a line is no frame of a stack, no brace and no version of Node. */
const tells = (line: string): boolean => /^\S/.test(line) && !/^([{}]$|Node\.js v)/.test(line);
