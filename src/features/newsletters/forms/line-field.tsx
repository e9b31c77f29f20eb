import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { useFieldId } from '#src/kit/forms/field-id.tsx';
import { isolate } from '#src/kit/admin/values/isolate-variables.ts';
import { newsletterFields } from '../newsletter-fields.ts';
import { LineAsRead } from './line-as-read.tsx';
import { mdiCodeBraces } from '#src/components/icon-paths.generated.ts';
import { VARIABLES, type VariableName } from '#rules/newsletters/variables.ts';
import { hasVariable, writeVariable } from '../variables.ts';

const { fields, labels } = newsletterFields;

type LineFieldProps = { name: 'subject' | 'preheader'; language: 'en' | 'ar'; autoFocus?: boolean };

/** Field for one line of a mail in one language, with a button that inserts variables. */
export function LineField({ name: base, language, autoFocus = false }: LineFieldProps) {
  const isArabic = language === 'ar';
  const name = isArabic ? (`${base}_ar` as const) : base;
  const field = fields[base];
  const hint = isArabic ? field.arabicHint : field.hint;
  const id = useFieldId(name);
  const [{ value: line }, , { setValue }] = useField<string>(name);
  const insert = (variable: VariableName) => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (!input) return;
    const { value, selectionStart, selectionEnd } = input;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const written = isArabic ? isolate(writeVariable(variable)) : writeVariable(variable);
    void setValue(value.slice(0, from) + written + value.slice(to));
    // The menu still has the focus; the text has it once the menu is closed and the value is shown.
    setTimeout(() => {
      input.focus();
      input.setSelectionRange(from + written.length, from + written.length);
    });
  };

  return (
    <LanguageField
      name={name}
      language={language}
      required={!isArabic && field.isRequired}
      autoFocus={autoFocus}
      hasFallback={false}
      label={<FormattedMessage id={labels[name]} />}
      helperText={
        hint !== undefined || hasVariable(line) ? (
          <>
            {hint && <FormattedMessage id={hint} />}
            <LineAsRead text={line} language={language} />
          </>
        ) : undefined
      }
      end={<VariableMenu of={labels[name]} onChoose={insert} />}
    />
  );
}

type VariableMenuProps = { of: (typeof labels)[keyof typeof labels]; onChoose: (name: VariableName) => void };

function VariableMenu({ of, onChoose }: VariableMenuProps) {
  const intl = useIntl();
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const name = intl.formatMessage(
    { id: 'newsletters.editor.insertVariableInto' },
    { field: intl.formatMessage({ id: of }) },
  );

  return (
    <InputAdornment position="end">
      <IconButton
        id={id}
        size="small"
        edge="end"
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={mdiCodeBraces} size={20} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
          (anchor as HTMLElement | null)?.focus();
        }}
        // A choice leads to the text, behind what was inserted.
        disableRestoreFocus
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {VARIABLES.map((variable) => (
          <MenuItem
            key={variable}
            onClick={() => {
              setAnchor(null);
              onChoose(variable);
            }}
          >
            <FormattedMessage id={`newsletters.variable.${variable}`} />
          </MenuItem>
        ))}
      </Menu>
    </InputAdornment>
  );
}
