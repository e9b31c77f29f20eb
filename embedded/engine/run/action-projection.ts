import type { Selection } from '../request/collect-fields.ts';

/** What is selected of a webhook's answer. */
export function projectAnswer(value: unknown, selection: Selection): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((item) => projectAnswer(item, selection));
  if (selection.selections.length === 0 || typeof value !== 'object') return value;
  const object = value as Readonly<Record<string, unknown>>;

  return Object.fromEntries(selection.selections.map((field) => [field.key, projectField(object, field)]));
}

function projectField(object: Readonly<Record<string, unknown>>, field: Selection): unknown {
  return field.meaning?.kind === 'action-field'
    ? projectAnswer(object[field.meaning.name], field)
    : field.parent.name;
}
