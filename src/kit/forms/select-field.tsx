import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Option = { value: string; label: ReactNode };

type SelectFieldProps = Omit<TextFieldProps, 'children' | 'select'> & { options: readonly Option[] };

/** Form field that offers a few options. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  return (
    <TextField {...props} select>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
