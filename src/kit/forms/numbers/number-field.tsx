import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldId } from '../field-id.tsx';
import { hintMark } from '../field-id.tsx';
import { stepNumber } from './step-number.ts';
import { useFieldError } from '../use-field-error.ts';

type NumberFieldProps = Pick<MuiTextFieldProps, 'label' | 'required'> & {
  name: string;
  min?: number;
  /** Step as text, so that 0.001 stays exact. */
  step: string;
  helperText?: ReactNode;
};

/**
 * Form field for a number, kept as the typed text, since money is never a float. It is a text field, because browsers
 * drop Arabic digits from a number field; the arrow keys change the number by its step.
 */
export function NumberField({ name, min, step, helperText, ...props }: NumberFieldProps) {
  const [field, , { setValue }] = useField<string>(name);
  const error = useFieldError(name);
  const id = useFieldId(name);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    void setValue(stepNumber(field.value, step, steps, min));
  }

  return (
    <MuiTextField
      fullWidth
      {...hintMark(helperText)}
      {...props}
      {...field}
      id={id}
      onKeyDown={onKeyDown}
      error={error !== undefined}
      helperText={error ? <FormattedMessage {...error} /> : (helperText ?? ' ')}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          inputMode: min === undefined ? 'text' : 'decimal',
          'aria-valuetext': field.value,
          'aria-valuemin': min,
          step,
          dir: 'ltr',
          autoComplete: 'off',
        },
      }}
    />
  );
}

/** Number of steps by key. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
