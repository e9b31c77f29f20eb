import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldId } from './field-id.tsx';
import { hintMark } from './field-id.tsx';
import { useFieldError } from './use-field-error.ts';

type SuggestFieldProps = {
  name: string;
  label: ReactNode;
  required?: boolean;
  helperText?: ReactNode;
  suggestions: readonly string[];
};

/** Form field for a text that is mostly one of the suggestions; any other text may be typed. */
export function SuggestField({ name, label, required, helperText, suggestions }: SuggestFieldProps) {
  const [field, , { setValue, setTouched }] = useField<string>(name);
  const error = useFieldError(name);
  const id = useFieldId(name);

  return (
    <Autocomplete
      freeSolo
      disableClearable
      fullWidth
      id={id}
      options={[...suggestions]}
      // All suggestions are offered, whatever text the field holds.
      filterOptions={(options) => options}
      inputValue={field.value}
      value={field.value}
      onInputChange={(_event, value) => void setValue(value)}
      onBlur={() => void setTouched(true)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          {...hintMark(helperText)}
          name={name}
          label={label}
          required={required ?? false}
          error={error !== undefined}
          helperText={error ? <FormattedMessage {...error} /> : (helperText ?? ' ')}
        />
      )}
    />
  );
}
