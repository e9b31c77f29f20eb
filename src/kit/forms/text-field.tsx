import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { ReactNode, FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldId } from './field-id.tsx';
import { hintMark } from './field-id.tsx';
import { useFieldError } from './use-field-error.ts';

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'error' | 'value'> & {
  name: string;
  /** Shown beneath the field while it has no error. */
  helperText?: ReactNode;
};

/**
 * A text field of a form; its error follows a change of language. The error's line is always kept free, so that
 * its coming, on leaving the field, doesn't move away what the person is about to press.
 */
export function TextField({ name, helperText, ...props }: TextFieldProps) {
  const [field] = useField<string>(name);
  const error = useFieldError(name);
  const id = useFieldId(name);

  return (
    <MuiTextField
      fullWidth
      {...hintMark(helperText)}
      {...props}
      {...field}
      id={props.id ?? id}
      onBlur={(event) => {
        if (!leavesDialog(event)) field.onBlur(event);
      }}
      error={error !== undefined}
      helperText={error ? <FormattedMessage {...error} /> : (helperText ?? ' ')}
    />
  );
}

/**
 * Whether the focus goes from a field out of the dialog around it. A person can't do that, as an open dialog holds the
 * focus: it is the dialog that closes, or that development mounts twice. So nothing is said of the field.
 */
function leavesDialog({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const dialog = currentTarget.closest('[role=dialog]');

  return dialog !== null && relatedTarget instanceof Node && !dialog.contains(relatedTarget);
}
