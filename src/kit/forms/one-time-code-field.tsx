import { TextField, type TextFieldProps } from './text-field.tsx';

/** The code that an authenticator app shows: digits, read from left to right; browsers and password managers fill it in. */
export function OneTimeCodeField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      {...props}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12, dir: 'ltr', spellCheck: false } }}
    />
  );
}
