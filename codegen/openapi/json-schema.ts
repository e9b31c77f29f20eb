/** A schema of OpenAPI 3.1, which is JSON Schema. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Scalar = {
  /** Form of the scalar in answers. */
  readonly answer: JsonSchema;
  /** Form that is accepted as input. */
  readonly input: JsonSchema;
};

const text: JsonSchema = { type: 'string' };
const same = (schema: JsonSchema): Scalar => ({ answer: schema, input: schema });

/** Schemas of scalars. Answers give `numeric` and `bigint` as strings, which no client rounds; input may be numbers. */
const SCALARS: Readonly<Record<string, Scalar>> = {
  Boolean: same({ type: 'boolean' }),
  Float: same({ type: 'number' }),
  ID: same(text),
  Int: same({ type: 'integer', format: 'int32' }),
  String: same(text),
  bigint: {
    answer: { type: 'string', pattern: '^-?[0-9]+$' },
    input: { type: ['string', 'integer'] },
  },
  date: same({ type: 'string', format: 'date' }),
  json: same({}),
  jsonb: same({}),
  numeric: {
    answer: { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' },
    input: { type: ['string', 'number'] },
  },
  timestamptz: same({ type: 'string', format: 'date-time' }),
  uuid: same({ type: 'string', format: 'uuid' }),
};

export function scalarSchema(name: string, use: keyof Scalar): JsonSchema {
  const scalar = SCALARS[name];
  if (!scalar) throw new Error(`OpenAPI: nothing says how the scalar ${name} travels.`);
  return scalar[use];
}

/** Returns the schema extended by null. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  if (Array.isArray(type)) return { ...schema, type: [...(type as string[]), 'null'] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}

/** Returns the content of a request or an answer whose body is JSON. */
export const jsonContent = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** Refers to a schema of the document by its name. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
