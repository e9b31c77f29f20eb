import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { VARIABLE_PATTERN } from '#rules/newsletters/variables.ts';
import { hasVariable, readVariable } from '../variables.ts';
import { useVariableLabel } from './use-variable-label.ts';
import { variableLook } from './variable-look.ts';

type LineAsReadProps = { text: string; language: 'en' | 'ar' };

/** Shows below its field a line that has variables, each as one piece with a name that people read; else nothing. */
export function LineAsRead({ text, language }: LineAsReadProps) {
  const labelOf = useVariableLabel();
  if (!hasVariable(text)) return null;
  const parts = text.split(new RegExp(`(${VARIABLE_PATTERN})`));

  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <FormattedMessage id="newsletters.form.reads" />{' '}
      <bdi lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {parts.map((part, at) => {
          const variable = at % 2 === 1 ? readVariable(part) : undefined;

          return variable ? (
            <Box key={at} component="span" dir="auto" data-variable={part} sx={variableLook}>
              {labelOf(variable.name, variable.instead)}
            </Box>
          ) : (
            part
          );
        })}
      </bdi>
    </Box>
  );
}
