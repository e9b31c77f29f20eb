import type { Editor } from '@tiptap/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { VARIABLES } from '#rules/newsletters/variables.ts';
import { PictureCheck } from './picture-check.tsx';
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
  const leave = () => {
    onDone();
    editor.commands.focus();
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
    leave();
  };

  return (
    <Box onKeyDown={onKeyDown} sx={place}>
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
      {asked === 'picture' && <PictureCheck url={answers['src'] ?? ''} />}
      <Box sx={buttons}>
        <Button size="small" variant="contained" onClick={apply} disabled={!isReady}>
          <FormattedMessage id="newsletters.editor.apply" />
        </Button>
        <Button size="small" onClick={leave}>
          <FormattedMessage id="kit.cancel" />
        </Button>
      </Box>
    </Box>
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

/** Each field has room for its whole label. */
const place = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 2,
  marginBlockStart: 0.5,
  paddingBlock: 2,
  paddingInline: 1.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.default',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'center',
};
const buttons = { display: 'flex', gap: 1, gridColumn: '1 / -1' };
