import type { RestVariable } from '../contract/core.ts';
import { EngineError } from '../errors/engine-error.ts';
import { isExact, NumberText } from '../json/exact-json.ts';

type Variables = ReadonlyMap<string, RestVariable>;

/** Types whose values are written in a URL as they are in JSON. */
const NUMBERS = new Set(['Int', 'Float', 'Number', 'Double', 'float8', 'numeric']);
const BOOLEANS = new Set(['Boolean', 'Bool']);

/**
 * Returns the operation's variables. Values of the body override those of the query string, values of the path override
 * both. A text in the URL becomes a number or a boolean if the operation's variable is of such a type.
 *
 * See https://hasura.io/docs/2.0/restified/create/#rest-endpoint-parameters
 */
export function restVariables(
  expected: Variables,
  given: {
    readonly query: URLSearchParams;
    readonly body: Readonly<Record<string, unknown>>;
    readonly path: ReadonlyArray<readonly [name: string, value: string]>;
  },
): Record<string, unknown> {
  const texts = [...given.query].map(([name, text]) => fromText(expected, name, text));
  const values = Object.entries(given.body).map(([name, value]) => [known(expected, name), value] as const);
  const inPath = given.path.map(([name, text]) => fromText(expected, name, text));

  return Object.fromEntries([...texts, ...values, ...inPath].filter(([, value]) => value !== undefined));
}

function known(expected: Variables, name: string): string {
  if (!expected.has(name)) throw new EngineError('bad-request', `Unexpected variable ${name}`);

  return name;
}

function fromText(expected: Variables, name: string, text: string): readonly [string, unknown] {
  const { type, isList, isNullable } = expected.get(known(expected, name)) as RestVariable;
  if (isList)
    throw new EngineError(
      'bad-request',
      `List variables are not currently supported in URL or Query parameters. (Variable ${name}, with value ${JSON.stringify(text)})`,
    );
  if (text === '' && type === 'Boolean') return [name, true];
  if (text === '' && isNullable) return [name, undefined];

  return [name, readScalar(type, text)];
}

function readScalar(type: string, text: string): unknown {
  if (BOOLEANS.has(type) && (text === 'true' || text === 'false')) return text === 'true';
  if (NUMBERS.has(type) && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text))
    return isExact(text) ? Number(text) : new NumberText(text);

  return text;
}
