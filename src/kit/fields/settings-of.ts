import type { Tables } from '#src/gql/tables.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { withArabic, type FieldName } from './fields-of.ts';
import type { AnyFields, ValuesOf } from './field.ts';

export type SettingsFields<F extends AnyFields> = {
  readonly table: string;
  /** Name of the GraphQL documents, which codegen writes; see codegen/section-documents. */
  readonly documents: string;
  readonly fields: F;
  readonly labels: Readonly<Record<FieldName<F>, MessageId>>;
  readonly emptyValues: ValuesOf<F>;
};

/** Describes the settings of a table with a row for each key: labels and empty values follow from it, and so do the rules (`schemaOf`). */
export function settingsOf<F extends AnyFields>(
  table: keyof Tables,
  documents: string,
  fields: F,
): SettingsFields<F> {
  const all = Object.entries(withArabic(fields));
  const each = (part: 'label' | 'empty') =>
    Object.fromEntries(all.map(([name, field]) => [name, field[part]]));

  return {
    table,
    documents,
    fields,
    labels: each('label') as never,
    emptyValues: each('empty') as ValuesOf<F>,
  };
}
