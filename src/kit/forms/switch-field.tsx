import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';
import type { ReactNode } from 'react';

type SwitchFieldProps = { name: string; label: ReactNode };

/** Form field for yes or no. */
export function SwitchField({ name, label }: SwitchFieldProps) {
  const [field] = useField<boolean>({ name, type: 'checkbox' });

  return (
    <FormControlLabel
      control={
        <Switch
          name={field.name}
          checked={field.checked ?? false}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      }
      label={label}
    />
  );
}
