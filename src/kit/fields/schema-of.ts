import { array, boolean, object, string, type ObjectSchema } from 'yup';
import type { AnyFields, ValuesOf } from './field.ts';
import { withArabic } from './fields-of.ts';

/** Makes the rules of a form from the description of its fields. Only forms import this module, as it loads yup. */
export function schemaOf<F extends AnyFields>({ fields }: { readonly fields: F }): ObjectSchema<ValuesOf<F>> {
  const rules = Object.entries(withArabic(fields)).map(([name, { schema }]) => [
    name,
    schema({ array, boolean, string }),
  ]);

  return object(Object.fromEntries(rules) as never) as never;
}
