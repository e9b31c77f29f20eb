import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldId } from '../field-id.tsx';
import { lateEditor } from './late-editor.tsx';
import { useFieldError } from '../use-field-error.ts';

const CodeEditor = lateEditor(async () => (await import('./code-editor.tsx')).CodeEditor);

type CodeFieldProps = { name: string; label: ReactNode; helperText: ReactNode };

/** Form field for HTML with syntax colours; a plain field where the editor can't be loaded. Code runs from left to right. */
export function CodeField({ name, label, helperText }: CodeFieldProps) {
  const [{ value }, , { setValue, setTouched }] = useField<string>(name);
  const error = useFieldError(name);
  const id = useFieldId(name);

  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel id={`${id}label`} sx={{ marginBlockEnd: 0.75 }}>
        {label}
      </FormLabel>
      <CodeEditor
        value={value}
        labelId={`${id}label`}
        descriptionId={`${id}hint`}
        onChange={(text) => void setValue(text)}
        onBlur={() => void setTouched(true)}
      />
      <FormHelperText id={`${id}hint`}>{error ? <FormattedMessage {...error} /> : helperText}</FormHelperText>
    </FormControl>
  );
}
