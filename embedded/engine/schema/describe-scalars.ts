import { type GraphQLSchema, isScalarType } from 'graphql';

type Told = { readonly description: string; readonly specifiedBy: string };

const POSTGRES = 'https://www.postgresql.org/docs/17';
const RFC = 'https://www.rfc-editor.org/rfc';

/** Form of each scalar in JSON. `numeric` and `bigint` are strings, so that no client rounds them. */
const scalars: Readonly<Record<string, Told>> = {
  bigint: {
    description: 'A whole number of 64 bits, as a string: "42"',
    specifiedBy: `${POSTGRES}/datatype-numeric.html`,
  },
  date: { description: 'A day: "2026-03-01"', specifiedBy: `${RFC}/rfc3339` },
  json: { description: 'Any JSON value, as it was written', specifiedBy: `${RFC}/rfc8259` },
  jsonb: { description: 'Any JSON value', specifiedBy: `${RFC}/rfc8259` },
  name: {
    description: 'A name of PostgreSQL, 63 bytes at most',
    specifiedBy: `${POSTGRES}/datatype-character.html`,
  },
  numeric: {
    description: 'An exact decimal number, as a string: "4.99"',
    specifiedBy: `${POSTGRES}/datatype-numeric.html`,
  },
  timestamp: {
    description: 'A date and a time without a zone: "2026-03-01T12:30:00"',
    specifiedBy: `${POSTGRES}/datatype-datetime.html`,
  },
  timestamptz: {
    description: 'A moment, to the microsecond: "2026-03-01T12:30:00.123456+00:00"',
    specifiedBy: `${RFC}/rfc3339`,
  },
  uuid: { description: 'A UUID: "0b7b5a5c-1f3e-4c58-9a52-d1b6a0f5f0aa"', specifiedBy: `${RFC}/rfc9562` },
};

/** Adds to a schema a description of each scalar's form in JSON, which Hasura does not have. */
export function describeScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const scalar = scalars[type.name];
    if (!isScalarType(type) || scalar === undefined) continue;
    type.description ??= scalar.description;
    type.specifiedByURL ??= scalar.specifiedBy;
  }

  return schema;
}
