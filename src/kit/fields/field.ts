import type { AnySchema, array, boolean, string } from 'yup';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Control that `<Fields>` renders for a field; a field that is `own` is rendered by its section alone. */
export type ControlName =
  | 'text'
  | 'email'
  | 'link'
  | 'choice'
  | 'suggest'
  | 'number'
  | 'switch'
  | 'day'
  | 'moment'
  | 'lines'
  | 'own';

/** Yup's functions that make the rules of a field. They are given, so that a list, which checks nothing, loads no yup. */
export type Yup = { array: typeof array; boolean: typeof boolean; string: typeof string };
/** Makes the rule of a field. */
type MakeSchema = (yup: Yup) => AnySchema;

/** One field of a form and its column: how it is named, checked, rendered and stored. */
export type Field<Column, Value> = {
  readonly label: MessageId;
  /** Label of the same text in Arabic; the column is then followed by `<column>_ar`, which may be empty. */
  readonly arabic?: MessageId;
  /** Text beneath the field while it has no error. */
  readonly hint?: MessageId;
  readonly arabicHint?: MessageId;
  /** False where an Arabic page shows nothing for an empty Arabic text, not the English one. */
  readonly hasFallback?: boolean;
  /** Values of the English text that pages say in Arabic by themselves: these rows lack no Arabic text. */
  readonly knownInArabic?: readonly string[];
  /** Texts for the values of a field with options. */
  readonly words?: Readonly<Record<string, MessageId>>;
  readonly isRequired: boolean;
  /** Value of a new record; a function is asked when the form opens. */
  readonly empty: Value | (() => Value);
  readonly schema: MakeSchema;
  /** Rule of the Arabic text. */
  readonly arabicSchema?: MakeSchema;
  readonly control: ControlName;
  /** Options of a choice, or suggestions for a text. */
  readonly options?: readonly string[];
  /** Number of lines that a longer text shows at first. */
  readonly lines?: number;
  /** Upper bound of characters; a constraint of the database has the same. */
  readonly max?: number;
  /** Name of the currency's field beside an amount of money. */
  readonly currency?: string;
  /** Earliest day that can be picked. */
  readonly from?: string;
  toValue(column: Column | null, language: 'en' | 'ar'): Value;
  toColumn(value: Value): Column | null;
};

// oxlint-disable-next-line typescript/no-explicit-any -- the checks of fieldsOf name the types of each column
export type AnyField = Field<any, any>;
export type AnyFields = Readonly<Record<string, AnyField>>;

type ValueOf<F> = F extends { toValue(...given: never): infer Value } ? Value : never;
export type ColumnOf<F> = F extends { toColumn(value: never): infer Column } ? NonNullable<Column> : never;

/** Fields with a text in Arabic, too. */
export type ArabicKeys<F> = {
  [K in keyof F]: F[K] extends { readonly arabic: MessageId } ? K : never;
}[keyof F] &
  string;

type Flat<T> = { [K in keyof T]: T[K] };

/** Values of a form with these fields, Arabic texts under `<field>_ar`. */
export type ValuesOf<F> = Flat<
  { [K in keyof F]: ValueOf<F[K]> } & {
    [K in ArabicKeys<F> as `${K}_ar`]: K extends keyof F ? ValueOf<F[K]> : never;
  }
>;
