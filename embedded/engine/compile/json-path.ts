import type { Path } from '../request/path.ts';
import { invalid } from '../request/validation-error.ts';

const step = /^(?:\.?([A-Za-z_][\w-]*)|\.?\[(\d+)\]|\.?\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\])/u;

/** The steps of a JSON path as the argument `path` writes it: `$.a.b[0]['any key']`, the `$` optional. */
export function parseJsonPath(text: string, path: Path): string[] {
  const steps: string[] = [];
  let rest = text.startsWith('$') ? text.slice(1) : text;
  while (rest !== '') {
    const match = step.exec(rest);
    const [whole, name, index, single, double] = match ?? [];
    const key = name ?? index ?? single ?? double;
    if (whole === undefined || key === undefined)
      throw invalid(path, `parse json path error: invalid path "${text}"`);
    steps.push(unescape(key));
    rest = rest.slice(whole.length);
  }

  return steps;
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/gu, '$1');
}
