import { TextField, type TextFieldProps } from '../text-field.tsx';

/** Field for an authenticator app's code: digits from left to right, which browsers and password managers can fill in. */
export function OneTimeCodeField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      {...props}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12, dir: 'ltr', spellCheck: false } }}
    />
  );
}
