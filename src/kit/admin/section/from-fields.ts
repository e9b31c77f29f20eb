import type { Tables } from '#src/gql/tables.ts';
import type { AnyFields, ValuesOf } from '#src/kit/fields/field.ts';
import type { FieldSet } from '#src/kit/fields/fields-of.ts';
import type { AdminRow } from './admin-section.ts';

/** Types of a section, from the description of its fields and a row of its list. */
export type TypesFrom<S, Row extends AdminRow> =
  S extends FieldSet<infer T, infer F, unknown>
    ? {
        row: Row;
        where: Tables[T]['where'];
        order: Tables[T]['order'];
        insert: Tables[T]['insert'];
        patch: Tables[T]['patch'];
        values: ValuesOf<F>;
      }
    : never;

/**
 * Returns a section's form from its fields, which are loaded with it; the list needs only what codegen has written of them
 * (`<many>Table`). `loadOwn` loads what the form has besides: its own `Fields`, a preview.
 */
export function lateForm<T extends keyof Tables, F extends AnyFields, Also, Own extends object>(
  loadFields: () => Promise<FieldSet<T, F, Also>>,
  loadOwn: () => Promise<Own> = async () => Promise.resolve({} as Own),
) {
  return {
    load: async () => {
      const [{ formFrom }, set, own] = await Promise.all([
        import('../form/form-from.tsx'),
        loadFields(),
        loadOwn(),
      ]);
      return { ...formFrom(set), ...own };
    },
  };
}
