import type { Editor } from '@tiptap/core';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { VARIABLES } from '#rules/newsletters/variables.ts';
import { isAnswered, isRight, QUESTIONS, type Asked, type QuestionField } from './questions.ts';

type QuestionFieldsProps = { asked: Asked; editor: Editor; onDone: () => void };

/** Asks for what a link, an image, a button or a variable needs, and inserts it. */
export function QuestionFields({ asked, editor, onDone }: QuestionFieldsProps) {
  const id = useId();
  const question = QUESTIONS[asked];
  const [answers, setAnswers] = useState(() => question.begin(editor));
  const isReady = isAnswered(question, answers);
  const apply = () => {
    if (!isReady) return;
    question.apply(editor, answers);
    onDone();
  };
  /** Enter must not submit the surrounding form, and Escape must not close its dialog. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // In a choice both keys mean the choice, and on a button Enter presses it.
    if (event.target instanceof Element && event.target.closest('button, [role=combobox], [role=listbox]')) {
      if (event.key === 'Enter') return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return apply();
    onDone();
    editor.commands.focus();
  };

  return (
    <Stack direction="row" onKeyDown={onKeyDown} sx={{ gap: 1, padding: 1, flexWrap: 'wrap' }}>
      {question.fields.map((field, at) => (
        <QuestionInput
          key={field.name}
          id={`${id}${field.name}`}
          field={field}
          isFirst={at === 0}
          value={answers[field.name] ?? ''}
          onChange={(value) => setAnswers({ ...answers, [field.name]: value })}
        />
      ))}
      <Button size="small" onClick={apply} disabled={!isReady}>
        <FormattedMessage id="newsletters.editor.apply" />
      </Button>
    </Stack>
  );
}

type QuestionInputProps = {
  id: string;
  field: QuestionField;
  isFirst: boolean;
  value: string;
  onChange: (value: string) => void;
};

function QuestionInput({ id, field, isFirst, value, onChange }: QuestionInputProps) {
  const { label, kind, max } = field;
  const isUrl = kind === 'url';
  const htmlInput = { dir: isUrl ? 'ltr' : 'auto', ...(max && { maxLength: max }) };

  return (
    <TextField
      id={id}
      size="small"
      type={isUrl ? 'url' : 'text'}
      select={kind === 'variable'}
      autoFocus={isFirst}
      error={value !== '' && !isRight(field, value)}
      label={<FormattedMessage id={label} />}
      value={value}
      onChange={({ target }) => onChange(isUrl ? target.value.trim() : target.value)}
      slotProps={{ htmlInput: kind === 'variable' ? {} : htmlInput }}
      sx={{ flex: isUrl ? '1 1 200px' : '1 1 160px' }}
    >
      {kind === 'variable' &&
        VARIABLES.map((variable) => (
          <MenuItem key={variable} value={variable}>
            <FormattedMessage id={`newsletters.variable.${variable}`} />
          </MenuItem>
        ))}
    </TextField>
  );
}
