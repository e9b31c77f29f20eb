import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { MEANINGS, OTHERS, type Meaning } from '#rules/contacts/read-consent.ts';
import { withMeaning, type AskedColumn, type AskedValue } from '../reading/asked-values.ts';
import type { Correction, Preview } from '../reading/read-preview.ts';

type AskedValuesFieldsProps = { preview: Preview; onChange: (correction: Correction) => void };

/** Asks what the values mean that say who gets newsletters, value by value, with the rows that have each. */
export function AskedValuesFields({ preview: { asked }, onChange }: AskedValuesFieldsProps) {
  const id = useId();

  return (
    <Alert
      severity="warning"
      role="group"
      aria-labelledby={id}
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        <FormattedMessage id="contacts.import.states.title" />
      </Typography>
      <Typography variant="body2">
        <FormattedMessage id="contacts.import.states.text" />
      </Typography>
      {asked.map((column) => (
        <ColumnFields
          key={column.column}
          column={column}
          onAnswer={(value, means) =>
            onChange(({ meanings }) => ({
              meanings: withMeaning(meanings, { column: column.column, value, means }),
            }))
          }
        />
      ))}
    </Alert>
  );
}

type ColumnFieldsProps = { column: AskedColumn; onAnswer: (value: string, means: Meaning) => void };

function ColumnFields({ column: { column, name, values }, onAnswer }: ColumnFieldsProps) {
  return (
    <Box component="fieldset" sx={fieldset}>
      <Typography
        component="legend"
        variant="body2"
        sx={{ fontWeight: 600, padding: 0, overflowWrap: 'anywhere' }}
      >
        {name === '' ? (
          <FormattedMessage id="contacts.import.column" values={{ number: column + 1 }} />
        ) : (
          <bdi>{name}</bdi>
        )}
      </Typography>
      <Box component="ul" sx={list}>
        {values.map((asked) => (
          <ValueField key={asked.value} asked={asked} onAnswer={(means) => onAnswer(asked.value, means)} />
        ))}
      </Box>
    </Box>
  );
}

type ValueFieldProps = { asked: AskedValue; onAnswer: (means: Meaning) => void };

function ValueField({ asked: { value, count, means }, onAnswer }: ValueFieldProps) {
  const id = useId();

  return (
    <Box component="li" sx={row}>
      <Typography id={`${id}value`} variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        <ValueText value={value} />
        {' · '}
        <FormattedMessage id="contacts.import.states.rows" values={{ count }} />
      </Typography>
      <TextField
        select
        size="small"
        value={means ?? ''}
        error={means === undefined}
        slotProps={{
          select: {
            displayEmpty: true,
            SelectDisplayProps: { 'aria-labelledby': `${id}value ${id}means` },
            id: `${id}means`,
          },
        }}
        onChange={({ target }) => {
          const chosen = MEANINGS.find((known) => known === target.value);
          if (chosen) onAnswer(chosen);
        }}
      >
        <MenuItem value="" disabled>
          <FormattedMessage id="contacts.import.states.choose" />
        </MenuItem>
        {MEANINGS.map((meaning) => (
          <MenuItem key={meaning} value={meaning}>
            <FormattedMessage id={`contacts.import.states.${meaning}`} />
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** Shows a value; an empty one, and all that are not listed, in words. */
function ValueText({ value }: { value: string }) {
  if (value === OTHERS) return <FormattedMessage id="contacts.import.states.others" />;
  if (value === '') return <FormattedMessage id="contacts.import.states.empty" />;
  return <bdi>{value}</bdi>;
}

const fieldset = { border: 0, margin: 0, marginBlockStart: 1.5, padding: 0, minWidth: 0 };
const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1, marginBlockStart: 0.5 };
const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
