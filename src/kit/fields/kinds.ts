import type { AnyObject, StringSchema } from 'yup';
import { optionalMoment } from '#src/kit/forms/dates/optional-moment.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { hasText } from '#rules/text/has-text.ts';
import { said, type CommonOptions, type Said } from './common-options.ts';
import type { ControlName, Field, Yup } from './field.ts';

/** Adds rules to those of a kind. */
export type Refine = (schema: Text) => Text;
type Text = StringSchema<string | undefined, AnyObject, '', 'd'>;

type InArabic = {
  arabic: MessageId;
  arabicHint?: MessageId;
  hasFallback?: boolean;
  knownInArabic?: readonly string[];
};

type TextOptions = CommonOptions & {
  max?: number;
  /** Error of a text that is longer than `max`; its message gets `{max}`. */
  tooLong?: MessageId;
  required?: Said;
  control?: Extract<ControlName, 'text' | 'email' | 'link' | 'suggest' | 'own'>;
  options?: readonly string[];
  lines?: number;
  empty?: string;
  rules?: Refine;
  /** Rules of the Arabic text, in addition to `rules`. */
  arabicRules?: Refine;
  /** Tells whether a source has content (source only). */
  isFilled?: (source: string | undefined) => boolean | Promise<boolean>;
  /** Converts the trimmed text to what the column holds. */
  stored?: (text: string) => string;
};

export function text(options: TextOptions & InArabic): Field<string, string> & InArabic;
export function text(options: TextOptions): Field<string, string>;
/** A text; an empty one that isn't required becomes null. An invisible one, of zero-width spaces, is empty. */
export function text(options: TextOptions & Partial<InArabic>): Field<string, string> {
  const { max, tooLong, required, rules = asItIs, arabicRules = asItIs, stored, ...rest } = options;
  const limited = ({ string }: Yup) =>
    limit(string().trim().transform(withoutNothing).default(''), max, tooLong);
  const present = (yup: Yup) =>
    required ? (limited(yup).required(said(required)) as unknown as Text) : limited(yup);

  return {
    control: 'text',
    empty: '',
    ...rest,
    ...(max !== undefined && { max }),
    isRequired: required !== undefined,
    schema: (yup) => rules(present(yup)),
    ...(rest.arabic && { arabicSchema: (yup: Yup) => arabicRules(rules(limited(yup))) }),
    toValue: (column) => column ?? '',
    toColumn: (value) => (stored ? stored(value) : value) || (required ? '' : null),
  };
}

/** A text with characters of its own at both ends, such as HTML: it is not trimmed. */
export const source: typeof text = (options: TextOptions & Partial<InArabic>) => {
  const { max, tooLong, required, isFilled = hasText, rules = asItIs, arabicRules = asItIs } = options;
  const plain = ({ string }: Yup) => limit(string().transform(withoutNothing).default(''), max, tooLong);
  const filled = (yup: Yup) => (required ? plain(yup).test('filled', said(required), isFilled) : plain(yup));

  return {
    ...text(options as TextOptions & InArabic),
    schema: (yup) => rules(filled(yup)),
    arabicSchema: (yup) => arabicRules(rules(plain(yup))),
  };
};

function limit(schema: Text, max: number | undefined, tooLong: MessageId | undefined) {
  if (max === undefined || tooLong === undefined) return schema;

  return schema.max(max, ({ max: characters }) => ({ id: tooLong, values: { max: characters } }));
}

type LinkOptions = Omit<TextOptions, 'control' | 'rules'> & {
  isLink: (link: string) => boolean;
  invalid: MessageId;
};

/** The URL of a link; `isLink` decides which forms are allowed. */
export function link({ isLink, invalid, ...options }: LinkOptions): Field<string, string> {
  return text({
    ...options,
    control: 'link',
    rules: (schema) => schema.test('link', said(invalid), (value) => !value || isLink(value)),
  });
}

type ChoiceOptions<Value extends string> = CommonOptions & {
  words?: Readonly<Record<Value, MessageId>>;
  empty: Value | '';
  required?: MessageId;
  control?: 'choice' | 'own';
};

/** One of a few values; a column with another value counts as `empty`. */
export function choice<const Value extends string>(
  values: readonly Value[],
  { required, ...options }: ChoiceOptions<Value>,
): Field<string, Value> {
  return {
    control: 'choice',
    options: values,
    ...options,
    // '' means "not chosen yet", which the rule refuses.
    empty: options.empty as Value,
    isRequired: required !== undefined,
    schema: ({ string }) =>
      string()
        .default('')
        .test('known', required ? said(required) : 'known', (value) => values.some((one) => one === value)),
    toValue: (column) => values.find((one) => one === column) ?? (options.empty as Value),
    toColumn: (value) => value,
  };
}

/** Yes or no. */
export function flag(options: CommonOptions & { empty: boolean }): Field<boolean, boolean> {
  return {
    control: 'switch',
    ...options,
    isRequired: false,
    schema: ({ boolean }) => boolean().default(options.empty),
    toValue: (column) => column ?? options.empty,
    toColumn: (value) => value,
  };
}

type DayOptions = CommonOptions & {
  required: MessageId;
  from: string;
  tooEarly: MessageId;
  empty: () => string;
};

/** A day as yyyy-mm-dd. */
export function day({ required, tooEarly, ...options }: DayOptions): Field<string, string> {
  return {
    control: 'day',
    ...options,
    isRequired: true,
    schema: ({ string }) =>
      string()
        .default('')
        .required(said(required))
        .test('from', said(tooEarly), (value) => !value || value >= options.from),
    toValue: (column) => column ?? '',
    toColumn: (value) => value || null,
  };
}

type MomentOptions = CommonOptions & { empty?: () => string; rules?: Refine; control?: 'moment' | 'own' };

/** A day and a time as ISO text; an empty one becomes null. */
export function moment({ rules = asItIs, ...options }: MomentOptions): Field<string, string> {
  return {
    control: 'moment',
    empty: '',
    ...options,
    isRequired: false,
    schema: ({ string }) => rules(optionalMoment(string)),
    toValue: (column) => column ?? '',
    toColumn: (value) => value || null,
  };
}

type ListOptions = CommonOptions & {
  required?: MessageId;
  control?: Extract<ControlName, 'text' | 'lines' | 'own'>;
  lines?: number;
  max?: number;
  /** Reads the typed text; null if it can't be read. */
  read: (text: string) => string[] | null;
  write: (entries: readonly string[], language: 'en' | 'ar') => string;
  /** Returns the error of a text; null if it is good. */
  faultOf: (text: string) => ValidationMessage | null;
};

export function list(options: ListOptions & InArabic): Field<string[], string> & InArabic;
export function list(options: ListOptions): Field<string[], string>;
/** A list of texts, typed as one text; an empty Arabic one becomes null. */
export function list(options: ListOptions & Partial<InArabic>): Field<string[], string> {
  const { required, read, write, faultOf, ...rest } = options;
  const readable = ({ string }: Yup) =>
    string()
      .default('')
      .test('list', (value, { createError }) => {
        const fault = faultOf(value);
        return fault === null || createError({ message: () => fault });
      });

  return {
    control: 'lines',
    ...rest,
    empty: '',
    isRequired: required !== undefined,
    schema: (yup) =>
      required
        ? readable(yup).test('present', said(required), (value) => read(value)?.length !== 0)
        : readable(yup),
    ...(rest.arabic && { arabicSchema: readable }),
    toValue: (column, language) => write(column ?? [], language),
    toColumn: (value) => read(value) ?? [],
  };
}

type SeveralOptions<Value extends string> = CommonOptions & {
  required: MessageId;
  words?: Readonly<Record<Value, MessageId>>;
};

/** Several of a few values, in the order in which they are listed here. */
export function several<const Value extends string>(
  values: readonly Value[],
  { required, ...options }: SeveralOptions<Value>,
): Field<string[], Value[]> {
  const inOrder = (chosen: readonly string[]) => values.filter((one) => chosen.includes(one));

  return {
    control: 'own',
    options: values,
    ...options,
    empty: [],
    isRequired: true,
    schema: ({ array, string }) => array(string().oneOf(values).required()).min(1, said(required)).required(),
    toValue: (column) => inOrder(column ?? []),
    toColumn: inOrder,
  };
}

const asItIs: Refine = (schema) => schema;

const withoutNothing = (text: unknown) => (typeof text === 'string' && !hasText(text) ? '' : text);
