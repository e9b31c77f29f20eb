import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useEffect, type ReactNode, type FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { hintMark, useFieldId } from './field-id.tsx';
import { useFieldError } from './use-field-error.ts';

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'error' | 'value'> & {
  name: string;
  /** Shown beneath the field while it has no error. */
  helperText?: ReactNode;
};

/**
 * Text field of a form, whose error changes with the language. A line for the error is always reserved: it appears when
 * the person leaves the field, and must not move the control that the person is about to click.
 */
export function TextField({ name, helperText, ...props }: TextFieldProps) {
  const [field] = useField<string>(name);
  const error = useFieldError(name);
  const fieldId = useFieldId(name);
  const id = props.id ?? fieldId;
  useBeginning(id, props.autoFocus === true);

  return (
    <MuiTextField
      fullWidth
      {...hintMark(helperText)}
      {...props}
      {...field}
      id={id}
      onBlur={(event) => {
        if (!leavesDialog(event)) field.onBlur(event);
      }}
      error={error !== undefined}
      helperText={error ? <FormattedMessage {...error} /> : (helperText ?? ' ')}
    />
  );
}

/** Shows the beginning of a long text in the field that has the focus as its form opens, not its end, where the cursor is. */
function useBeginning(id: string, isFocused: boolean): void {
  useEffect(() => {
    if (!isFocused) return;
    const frame = requestAnimationFrame(() => {
      const input = document.getElementById(id);
      if (input) input.scrollLeft = 0;
    });

    return () => cancelAnimationFrame(frame);
  }, [id, isFocused]);
}

/**
 * Returns whether the focus leaves the dialog around a field. An open dialog traps the focus, so this happens only when
 * the dialog closes, or is mounted twice in development; the field must show no error then.
 */
function leavesDialog({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const dialog = currentTarget.closest('[role=dialog]');

  return dialog !== null && relatedTarget instanceof Node && !dialog.contains(relatedTarget);
}
