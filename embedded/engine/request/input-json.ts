import { isExact, NumberText } from '../json/exact-json.ts';
import type { Input } from './input.ts';
import type { GivenVariables } from './variables.ts';

/** Returns an argument's value as JSON, with the values of this request's variables. */
export function inputJson(input: Input, given: GivenVariables): unknown {
  switch (input.kind) {
    case 'null':
      return null;
    case 'enum':
      return input.name;
    case 'leaf':
      return plain(input.source === undefined ? input.value : input.check(input.source.read(given)));
    case 'list':
      return input.items.map((item) => inputJson(item, given));
    case 'object':
      return Object.fromEntries(input.fields.map((field) => [field.name, inputJson(field.input, given)]));
  }
}

function plain(value: unknown): unknown {
  if (value instanceof NumberText) return isExact(value.text) ? value.toJSON() : value;

  return Array.isArray(value) ? value.map(plain) : value;
}
