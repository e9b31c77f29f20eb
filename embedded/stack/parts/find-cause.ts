const MOST_CHARACTERS = 400;
/** First line of an uncaught error, and of what caused it. */
const ERROR = /^(?:Uncaught )?(?:\w*Error|DOMException)\b.*: /;
const CAUSE = /^\s+\[cause\]: (.*?)\{?$/;

/**
 * Finds in what a process has said why it ended, where it did not come as far as to tell that itself (run-program.ts):
 * an uncaught error with its cause, or else its last line that tells something.
 */
export function findCause(said: string): string | undefined {
  const lines = said.split('\n');
  const found = uncaughtIn(lines) ?? lines.findLast(tells);

  return found?.slice(0, MOST_CHARACTERS);
}

function uncaughtIn(lines: readonly string[]): string | undefined {
  const at = lines.findLastIndex((line) => ERROR.test(line));
  if (at === -1) return undefined;
  const causes = lines.slice(at).flatMap((line) => CAUSE.exec(line)?.[1] ?? []);
  return [lines[at], ...causes].map((line) => line?.trim()).join('; ');
}

/** Tells whether a line is no frame of a stack, no brace and no version of Node. */
const tells = (line: string): boolean => /^\S/.test(line) && !/^([{}]$|Node\.js v)/.test(line);
