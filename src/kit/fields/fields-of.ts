import type { Tables } from '#src/gql/tables.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { AnyField, AnyFields, ArabicKeys, ColumnOf, ValuesOf } from './field.ts';

type Row<T extends keyof Tables> = Tables[T]['row'];
type Columns<T extends keyof Tables> = keyof Row<T> & string;

/**
 * Checks each field against its column: the column exists and holds the field's type, its Arabic counterpart exists, and
 * an amount of money names the field of its currency. A field that fails becomes `never`.
 */
type Checked<T extends keyof Tables, F> = {
  [K in keyof F]: K extends Columns<T>
    ? IsSame<NonNullable<Row<T>[K]>, ColumnOf<F[K]>> extends true
      ? F[K] & NeedsArabic<T, K, F[K]> & NeedsCurrency<F, F[K]>
      : never
    : never;
};

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type NeedsArabic<T extends keyof Tables, K extends string, Of> = Of extends { readonly arabic: MessageId }
  ? `${K}_ar` extends Columns<T>
    ? unknown
    : never
  : unknown;
type NeedsCurrency<F, Of> = Of extends { readonly currency: infer Currency extends string }
  ? Currency extends keyof F
    ? unknown
    : never
  : unknown;

/** Names of the section's GraphQL documents, which codegen writes; see codegen/section-documents. */
export type DocumentNames = {
  /** Singular and plural, as in `CreatePlan` and `PlansList`. */
  one: string;
  many: string;
  /** Writes by GraphQL; `actions` means that the section has documents of its own. By default `insert`. */
  writes?: 'insert' | 'actions';
  /** True if the rows are numbered by hand. */
  isOrdered?: boolean;
  /** True if the section has a subscription of its own instead of `<many>Changed`. */
  hasOwnChanged?: boolean;
  /** Columns that the rows of a row set share; the list then tells the number of row sets too. */
  sets?: readonly string[];
  /** Selection of related rows, beside the columns. */
  related?: string;
};

type Options<T extends keyof Tables, F, Also> = {
  /** Left out, the section's documents are written by hand. */
  documents?: DocumentNames;
  /** Columns that the list reads besides `id` and those of the fields. */
  alsoRead?: readonly (Also & Columns<T>)[];
  /** Columns of the exported file; by default those of the fields. */
  exported?: readonly (FieldName<F> | NoInfer<Also>)[];
};

/** Names of the form's fields, Arabic counterparts included. */
export type FieldName<F> = keyof ValuesOf<F> & string;

export type FieldSet<T extends keyof Tables, F extends AnyFields, Also = never> = {
  readonly table: T;
  readonly fields: F;
  readonly documents: DocumentNames | null;
  /** Columns that the list reads. */
  readonly read: readonly string[];
  readonly labels: Readonly<Record<FieldName<F>, MessageId>>;
  readonly words: Readonly<Partial<Record<FieldName<F>, Readonly<Record<string, MessageId>>>>>;
  readonly exported: readonly (FieldName<F> | Also)[];
  readonly arabicTexts: readonly { column: ArabicKeys<F>; isList: boolean; known?: readonly string[] }[];
  readonly emptyValues: () => ValuesOf<F>;
  readonly toValues: (row: Pick<Row<T>, keyof ValuesOf<F> & Columns<T>>) => ValuesOf<F>;
  readonly toColumns: (values: ValuesOf<F>) => Tables[T]['insert'] & Tables[T]['patch'];
};

const ARABIC = '_ar';

/**
 * Describes the fields of a table's form once: labels, columns, exported columns and documents follow from it, and so do the rules (`schemaOf`). A
 * key that is no column of the table, or whose type differs from the column's, does not compile.
 */
export function fieldsOf<T extends keyof Tables, F extends AnyFields, const Also extends Columns<T> = never>(
  table: T,
  fields: F & Checked<T, F>,
  { documents, alsoRead = [], exported }: Options<T, F, Also> = {},
): FieldSet<T, F, Also> {
  const all = withArabic(fields);
  const columns = Object.keys(all) as FieldName<F>[];
  const each = (make: (field: NamedField, name: string) => unknown) =>
    Object.fromEntries(Object.entries(all).map(([name, field]) => [name, make(field, name)]));

  return {
    table,
    fields,
    documents: documents ?? null,
    read: [...new Set(['id', ...columns, ...alsoRead])],
    labels: each(({ label }) => label) as never,
    words: Object.fromEntries(
      Object.entries(all).flatMap(([name, { words }]) => (words ? [[name, words]] : [])),
    ) as never,
    exported: exported ?? columns,
    arabicTexts: Object.entries(fields as AnyFields).flatMap(([column, field]) =>
      field.arabic
        ? [
            {
              column: column as ArabicKeys<F>,
              isList: Array.isArray(field.toColumn(field.toValue(null, 'en'))),
              ...(field.knownInArabic && { known: field.knownInArabic }),
            },
          ]
        : [],
    ),
    emptyValues: () =>
      each(({ empty }) => (typeof empty === 'function' ? (empty as () => unknown)() : empty)) as ValuesOf<F>,
    toValues: (row) =>
      each(({ toValue, language }, name) => toValue((row as AnyRow)[name] ?? null, language)) as ValuesOf<F>,
    toColumns: (values) => each((field, name) => columnOf(field, (values as AnyRow)[name])) as never,
  };
}

type AnyRow = Readonly<Record<string, unknown>>;
type NamedField = AnyField & { language: 'en' | 'ar' };

/** Adds to each field with Arabic its counterpart, right after it. */
export function withArabic(fields: AnyFields): Record<string, NamedField> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const own: [string, NamedField] = [name, { ...field, language: 'en' }];
      if (!field.arabic) return [own];
      const { arabic, arabicSchema = field.schema } = field;
      const counterpart: NamedField = {
        ...field,
        label: arabic,
        schema: arabicSchema,
        language: 'ar',
        isRequired: false,
        empty: '',
      };

      return [own, [name + ARABIC, counterpart]];
    }),
  );
}

/** Converts a value to its column; what is empty becomes null in an Arabic counterpart. */
function columnOf({ toColumn, language }: NamedField, value: unknown): unknown {
  const column: unknown = toColumn(value);

  const isEmpty = column === '' || (Array.isArray(column) && column.length === 0);

  return language === 'ar' && isEmpty ? null : column;
}
