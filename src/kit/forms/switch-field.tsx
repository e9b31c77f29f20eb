import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';
import type { ReactNode } from 'react';

type SwitchFieldProps = { name: string; label: ReactNode };

/** Height of a text field, which a switch beside it has too, so that its middle is the same. */
const FIELD_HEIGHT_PX = 56;

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
      sx={{ minBlockSize: FIELD_HEIGHT_PX }}
    />
  );
}
