import { useField } from 'formik';
import type { KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field.tsx';
import { stepNumber } from './step-number.ts';

type NumberFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'required' | 'helperText'> & {
  min?: number;
  /** Step as text, so that 0.001 stays exact. */
  step: string;
};

/**
 * Form field for a number, kept as the typed text, since money is never a float. It is a text field, because browsers
 * drop Arabic digits from a number field; the arrow keys change the number by its step.
 */
export function NumberField({ min, step, ...props }: NumberFieldProps) {
  const [field, , { setValue }] = useField<string>(props.name);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    void setValue(stepNumber(field.value, step, steps, min));
  }

  return (
    <TextField
      {...props}
      onKeyDown={onKeyDown}
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
