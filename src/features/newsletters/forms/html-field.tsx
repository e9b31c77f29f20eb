import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldId } from '#src/kit/forms/field-id.tsx';
import { lateEditor } from '#src/kit/forms/editor/late-editor.tsx';
import { useFieldError } from '#src/kit/forms/use-field-error.ts';
import { isShortcut } from '#src/lib/document/is-shortcut.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { Choice } from '../choice.tsx';
import { TextEditor } from './text-editor.ts';

const CodeEditor = lateEditor(async () => (await import('#src/kit/forms/editor/code-editor.tsx')).CodeEditor);

const MODES = ['text', 'html'] as const;
type Mode = (typeof MODES)[number];

type HtmlFieldProps = { name: string; language: 'en' | 'ar'; label: MessageId; required?: boolean };

/**
 * Renders a field for a mail's HTML, edited as rich text or as source; both edit the same value without losing each
 * other's changes.
 */
export function HtmlField({ name, language, label, required = false }: HtmlFieldProps) {
  const [{ value }, , { setValue, setTouched }] = useField<string>(name);
  const [mode, setMode] = useState<Mode>('text');
  const error = useFieldError(name);
  const id = useFieldId(name);
  // The toolbar of the text inserts variables by their names; a line for the error is reserved there.
  const hint = mode === 'html' ? <FormattedMessage id="newsletters.form.contentHint" /> : ' ';
  const editor = {
    value,
    labelId: `${id}label`,
    descriptionId: `${id}hint`,
    isRequired: required,
    onChange: (html: string) => void setValue(html),
    onBlur: () => void setTouched(true),
  };

  return (
    <FormControl fullWidth error={error !== undefined} required={required} onKeyDown={keepOwnKeys}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', marginBlockEnd: 0.75 }}
      >
        <FormLabel id={`${id}label`} component="span">
          <FormattedMessage id={label} />
        </FormLabel>
        <Choice
          values={MODES}
          value={mode}
          onChange={setMode}
          label="newsletters.editor.modes"
          textOf={(value) => `newsletters.editor.mode.${value}`}
          aria-describedby={`${id}label`}
          sx={{ '& > button': { paddingBlock: 0.25 } }}
        />
      </Stack>
      {mode === 'text' ? (
        <TextEditor {...editor} language={language} isInvalid={error !== undefined} />
      ) : (
        <CodeEditor {...editor} />
      )}
      <FormHelperText id={`${id}hint`} sx={{ marginBlockEnd: 1.5 }}>
        {error ? <FormattedMessage {...error} /> : hint}
      </FormHelperText>
    </FormControl>
  );
}

/** Keeps Ctrl+B and Ctrl+K (Cmd on a Mac) for the editor, so they don't toggle the sidebar or open the palette. */
function keepOwnKeys(event: KeyboardEvent): void {
  if (isShortcut(event, 'b') || isShortcut(event, 'k')) event.stopPropagation();
}
