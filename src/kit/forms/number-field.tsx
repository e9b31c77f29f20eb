import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldId } from './field-id.tsx';
import { hintMark } from './field-id.tsx';
import { useFieldError } from './use-field-error.ts';

type NumberFieldProps = Pick<MuiTextFieldProps, 'label' | 'required'> & {
  name: string;
  min?: number;
  /** Step as text, so that 0.001 stays exact. */
  step: string;
  helperText?: ReactNode;
};

/**
 * Form field for a number, kept as the typed text, since money is never a float. The mouse wheel over the field scrolls
 * the page and does not change the number.
 */
export function NumberField({ name, min, step, helperText, ...props }: NumberFieldProps) {
  const [field, , { setValue }] = useField<string>(name);
  const error = useFieldError(name);
  const id = useFieldId(name);

  return (
    <MuiTextField
      fullWidth
      {...hintMark(helperText)}
      {...props}
      {...field}
      id={id}
      type="number"
      onChange={({ target }) => void setValue(target.value)}
      error={error !== undefined}
      helperText={error ? <FormattedMessage {...error} /> : (helperText ?? ' ')}
      slotProps={{
        htmlInput: {
          min,
          step,
          dir: 'ltr',
          onWheel: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.blur(),
        },
      }}
    />
  );
}
