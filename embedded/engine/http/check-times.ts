import type { RestVariable } from '../contract/core.ts';
import { EngineError } from '../errors/engine-error.ts';

type Form = { readonly pattern: RegExp; readonly wanted: string };

/** Forms in which a time or a day means the same on each server. PostgreSQL also reads others, such as `tomorrow`. */
const FORMS: Readonly<Record<string, Form>> = {
  timestamptz: {
    pattern: /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?([Zz]|[+-]\d{2}(:?\d{2})?)$/,
    wanted: 'an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z',
  },
  date: { pattern: /^\d{4}-\d{2}-\d{2}$/, wanted: 'an ISO 8601 day such as 2026-11-27' },
};
/** Upper bound for the characters of a value that an error repeats. */
const SHOWN_MAX_LENGTH = 40;

/** Refuses times without a zone and words for times in the variables of a saved operation. */
export function checkTimes(
  expected: ReadonlyMap<string, RestVariable>,
  given: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(given)) {
    const form = FORMS[expected.get(name)?.type ?? ''];
    if (form === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) checkTime(name, item, form);
  }
}

function checkTime(name: string, value: unknown, { pattern, wanted }: Form): void {
  if (value === null || (typeof value === 'string' && pattern.test(value))) return;
  const path = `$.variables.${name}`;
  const code = 'data-exception';
  throw new EngineError(code, `${name}: wanted ${wanted}, found ${show(value)}`, {
    path,
    extensions: { path, code, field: name },
  });
}

function show(value: unknown): string {
  if (typeof value !== 'string') return `a value of another type (${typeof value})`;

  return value.length <= SHOWN_MAX_LENGTH ? JSON.stringify(value) : `a text of length ${value.length}`;
}
