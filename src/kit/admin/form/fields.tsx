import { useFormikContext } from 'formik';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnyField, AnyFields } from '#src/kit/fields/field.ts';
import { DateField } from '#src/kit/forms/dates/date-field.tsx';
import { DateTimeField } from '#src/kit/forms/dates/date-time-field.tsx';
import { NumberField } from '#src/kit/forms/numbers/number-field.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { SuggestField } from '#src/kit/forms/suggest-field.tsx';
import { SwitchField } from '#src/kit/forms/switch-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { exponentOf } from '#rules/money/exponent-of.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { LanguageField } from './language-field.tsx';

type FieldsProps<F extends AnyFields> = {
  of: { readonly fields: F };
  names: readonly (keyof F & string)[];
  /** Name of the field that has the focus when the form opens. */
  focus?: keyof F & string;
  /** Renders the texts of this language alone, where those of the other stand elsewhere. */
  language?: 'en' | 'ar';
};

/** Renders fields by their descriptions, in this order; a text in two languages as two fields, English first. */
export function Fields<F extends AnyFields>({ of: { fields }, names, focus, language }: FieldsProps<F>) {
  return names.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`There is no field "${name}".`);

    return (
      <Fragment key={name}>
        {language !== 'ar' && <Control name={name} field={field} isFocused={name === focus} />}
        {language !== 'en' && field.arabic && (
          <ArabicText name={`${name}_ar`} field={field} label={field.arabic} />
        )}
      </Fragment>
    );
  });
}

type ControlProps = { name: string; field: AnyField; isFocused: boolean };

function Control({ name, field, isFocused }: ControlProps) {
  const shared = { name, required: field.isRequired, ...textsOf(field) };
  switch (field.control) {
    case 'choice':
      return <Choice name={name} field={field} />;
    case 'suggest':
      return <SuggestField {...shared} suggestions={field.options ?? []} />;
    case 'number':
      return <Amount name={name} field={field} />;
    case 'switch':
      return <SwitchField name={name} label={shared.label} />;
    case 'day':
      return (
        <DateField
          name={name}
          label={shared.label}
          minDate={field.from ?? ''}
          isRequired={field.isRequired}
        />
      );
    case 'moment':
      return <DateTimeField {...shared} />;
    case 'own':
      throw new Error(`The field "${name}" is rendered by its section.`);
    default:
      return <Text name={name} field={field} isFocused={isFocused} />;
  }
}

/** Attributes of the input by the kind of text. */
const INPUTS = {
  text: { dir: 'auto' },
  email: { dir: 'ltr', spellCheck: false },
  link: { dir: 'ltr', spellCheck: false },
  lines: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
} as const;
const TYPES = { text: 'text', email: 'email', link: 'url', lines: 'text' } as const;

function Text({ name, field, isFocused }: ControlProps) {
  const kind = field.control as keyof typeof INPUTS;
  const shared = {
    name,
    required: field.isRequired,
    autoFocus: isFocused,
    ...textsOf(field),
    ...heightOf(field),
  };
  if (field.arabic) return <LanguageField {...shared} language="en" />;

  return (
    <TextField {...shared} type={TYPES[kind]} autoComplete="off" slotProps={{ htmlInput: INPUTS[kind] }} />
  );
}

type ArabicTextProps = { name: string; field: AnyField; label: MessageId };

function ArabicText({ name, field, label }: ArabicTextProps) {
  const { arabicHint, hasFallback = true } = field;

  return (
    <LanguageField
      name={name}
      language="ar"
      hasFallback={hasFallback}
      label={<FormattedMessage id={label} />}
      helperText={arabicHint && <FormattedMessage id={arabicHint} />}
      {...heightOf(field)}
    />
  );
}

function Choice({ name, field }: { name: string; field: AnyField }) {
  const intl = useIntl();
  const options = (field.options ?? []).map((value) => {
    const word = field.words?.[value];
    return { value, label: word ? intl.formatMessage({ id: word }) : <bdi>{value}</bdi> };
  });

  return <SelectField name={name} required={field.isRequired} options={options} {...textsOf(field)} />;
}

/** A number; an amount of money has the smallest unit of its currency as its step. */
function Amount({ name, field }: { name: string; field: AnyField }) {
  const { values } = useFormikContext<Record<string, unknown>>();
  const step = field.currency ? stepOf(String(values[field.currency])) : '1';

  return (
    <NumberField
      name={name}
      required={field.isRequired}
      step={step}
      {...(field.currency && { min: 0 })}
      {...textsOf(field)}
    />
  );
}

/** Returns the smallest unit of a currency: 0.01 for most (SPEC), 0.001 for the Kuwaiti dinar, 1 for the yen. */
function stepOf(currency: string): string {
  const places = exponentOf(currency);

  return places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
}

const textsOf = ({ label, hint }: AnyField) => ({
  label: <FormattedMessage id={label} />,
  helperText: hint && <FormattedMessage id={hint} />,
});

const heightOf = ({ lines }: AnyField) => (lines ? { multiline: true, minRows: lines } : {});
