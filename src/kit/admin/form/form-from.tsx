import type { Tables } from '#src/gql/tables.ts';
import type { AnyFields } from '#src/kit/fields/field.ts';
import type { FieldSet } from '#src/kit/fields/fields-of.ts';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { Fields } from './fields.tsx';
import { FormSection } from './form-section.tsx';

/** Returns a section's form from its fields; its `Fields` renders them in one group, in the order of the description. */
export function formFrom<T extends keyof Tables, F extends AnyFields, Also>(set: FieldSet<T, F, Also>) {
  const { labels, words, emptyValues, toValues, toColumns } = set;

  return {
    schema: schemaOf(set),
    ...{ labels, words, emptyValues, toValues, toColumns },
    Fields: () => (
      <FormSection>
        <Fields of={set} names={Object.keys(set.fields)} />
      </FormSection>
    ),
  };
}
