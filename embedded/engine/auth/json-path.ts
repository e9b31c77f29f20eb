/** Result of `valueAt` where a step of the path does not exist. */
export const NOT_FOUND: unique symbol = Symbol('not found');

const STEP = /\.?\[(?:'([^']*)'|"([^"]*)"|(\d+))\]|\.?([A-Za-z_][\w-]*)/y;

/**
 * Reads a path like `$.a['b.c'][0]`; `$` alone is the root. Throws an Error with a plain sentence for any other text.
 */
export function parseJsonPath(text: string): readonly (string | number)[] {
  const steps: (string | number)[] = [];
  STEP.lastIndex = text.startsWith('$') ? 1 : 0;
  while (STEP.lastIndex < text.length) {
    const at = STEP.lastIndex;
    const match = STEP.exec(text);
    if (match === null) throw new Error(`"${text}" is no JSON path: "${text.slice(at)}" is not understood`);
    const [, single, double, index, bare] = match;
    const name = single ?? double ?? bare;
    steps.push(name ?? Number(index));
  }
  return steps;
}

/** Returns the value at a path, or NOT_FOUND; inherited properties don't count. */
export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return NOT_FOUND;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
