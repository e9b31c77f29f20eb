import { limitExceeded } from '../errors/limit-error.ts';
import type { Path } from '../request/path.ts';
import { invalid } from '../request/validation-error.ts';

const step = /(?:\.?([A-Za-z_][\w-]*)|\.?\[(\d+)\]|\.?\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\])/uy;

/** Upper bound for the steps of a path: no document has more levels, and a very long path would delay all requests. */
const MAX_STEPS = 1_000;

/** Returns the steps of a JSON path, written as in the argument `path`: `$.a.b[0]['any key']`, the `$` optional. */
export function parseJsonPath(text: string, path: Path): string[] {
  const steps: string[] = [];
  step.lastIndex = text.startsWith('$') ? 1 : 0;
  while (step.lastIndex < text.length) {
    const [, name, index, single, double] = step.exec(text) ?? [];
    const key = name ?? index ?? single ?? double;
    if (key === undefined) throw invalid(path, `parse json path error: invalid path "${text}"`);
    if (steps.length === MAX_STEPS) throw tooManySteps(path);
    steps.push(key.includes('\\') ? unescape(key) : key);
  }

  return steps;
}

function tooManySteps(path: Path) {
  return limitExceeded({
    limit: 'steps of a JSON path',
    allowed: MAX_STEPS,
    found: MAX_STEPS + 1,
    subject: 'the request',
    path: String(path),
  });
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/gu, '$1');
}
