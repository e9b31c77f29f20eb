import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { CELL_FIELDS, type Columns } from '#rules/contacts/find-columns.ts';
import { DELIMITERS } from '#rules/csv/guess-delimiter.ts';
import { ENCODINGS } from '#rules/csv/encodings.ts';
import type { Correction, Preview } from '../reading/read-preview.ts';
import { useColumnName } from './use-column-name.ts';

type ReadingFieldsProps = { preview: Preview; onChange: (correction: Correction) => void };

const DELIMITER_NAMES = {
  ',': 'contacts.import.delimiter.comma',
  ';': 'contacts.import.delimiter.semicolon',
  '\t': 'contacts.import.delimiter.tab',
  '|': 'contacts.import.delimiter.bar',
} as const;

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1256': 'Windows-1256',
  'windows-1252': 'Windows-1252',
} as const;

/** Renders the settings for reading the file: encoding, delimiter, header, and the column of each field. */
export function ReadingFields({ preview, onChange }: ReadingFieldsProps) {
  const intl = useIntl();
  const nameOf = useColumnName(preview);
  const { reading, first } = preview;
  const { encoding, delimiter, hasHeader, columns } = reading;
  const names = first.map((_cell, index) => nameOf(index));
  const changeColumns: ColumnsProps['onChange'] = (change) =>
    onChange((latest) => ({ columns: change(latest.columns) }));

  return (
    <Box sx={grid}>
      <Choice
        label={<FormattedMessage id="contacts.import.encoding" />}
        value={encoding}
        options={ENCODINGS.map((value) => ({ value, label: <bdi>{ENCODING_NAMES[value]}</bdi> }))}
        onChange={(value) =>
          onChange(() => ({ encoding: ENCODINGS.find((known) => known === value) ?? encoding }))
        }
      />
      <Choice
        label={<FormattedMessage id="contacts.import.delimiter" />}
        value={delimiter}
        options={DELIMITERS.map((value) => ({
          value,
          label: intl.formatMessage({ id: DELIMITER_NAMES[value] }),
        }))}
        onChange={(value) => onChange(() => ({ delimiter: value }))}
      />
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={
          <Checkbox
            checked={hasHeader}
            onChange={(_event, isChecked) => onChange(() => ({ hasHeader: isChecked }))}
          />
        }
        label={<FormattedMessage id="contacts.import.header" />}
      />
      {CELL_FIELDS.map((field) => (
        <ColumnChoice key={field} field={field} names={names} columns={columns} onChange={changeColumns} />
      ))}
      <StateChoice names={names} columns={columns} onChange={changeColumns} />
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const LABELS = {
  email: 'contacts.form.email',
  first_name: 'contacts.form.firstName',
  last_name: 'contacts.form.lastName',
  full_name: 'contacts.import.fullName',
  locale: 'contacts.form.locale',
} as const;
const NONE = '';

type ColumnsProps = {
  names: readonly string[];
  columns: Columns;
  /** Is called with what changes columns, which may have been changed since these were shown. */
  onChange: (change: (columns: Columns) => Columns) => void;
};
type CellField = (typeof CELL_FIELDS)[number];
type ColumnChoiceProps = ColumnsProps & { field: CellField };

function ColumnChoice({ field, names, columns, onChange }: ColumnChoiceProps) {
  const index = columns[field];

  return (
    <Choice
      label={<FormattedMessage id={LABELS[field]} />}
      value={index === undefined ? NONE : String(index)}
      options={[
        { value: NONE, label: <FormattedMessage id="contacts.import.noColumn" /> },
        ...names.map((name, at) => ({ value: String(at), label: <bdi>{name}</bdi> })),
      ]}
      onChange={(value) =>
        onChange((latest) => withColumn(latest, field, value === NONE ? undefined : Number(value)))
      }
    />
  );
}

function withColumn(columns: Columns, field: CellField, index: number | undefined): Columns {
  const { [field]: before, ...others } = columns;
  if (before === index) return columns;

  return index === undefined ? others : { ...others, [field]: index };
}

/** Renders the choice of the columns that say who gets newsletters; a file may have several. */
function StateChoice({ names, columns, onChange }: ColumnsProps) {
  const id = useId();
  const { state = [] } = columns;

  /** Changes the latest choice by the one column in which `chosen` differs from what is shown. */
  function choose(chosen: readonly number[]): void {
    const isToggled = (index: number) => chosen.includes(index) !== state.includes(index);
    onChange((latest) => ({
      ...latest,
      state: [...names.keys()].filter(
        (index) => (latest.state?.includes(index) ?? false) !== isToggled(index),
      ),
    }));
  }

  return (
    <TextField
      select
      size="small"
      id={id}
      label={<FormattedMessage id="contacts.import.stateColumn" />}
      value={state.map(String)}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            state.length === 0 ? (
              <FormattedMessage id="contacts.import.noColumn" />
            ) : (
              <FormattedList
                value={state.map((index) => (
                  <bdi key={index}>{names[index]}</bdi>
                ))}
                type="unit"
              />
            ),
        },
        inputLabel: { shrink: true },
      }}
      onChange={({ target }) => choose(([] as string[]).concat(target.value).map(Number))}
    >
      {names.map((name, at) => (
        <MenuItem key={at} value={String(at)}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

type ChoiceProps = {
  label: ReactNode;
  value: string;
  options: readonly { value: string; label: ReactNode }[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();

  return (
    <TextField
      select
      size="small"
      id={id}
      label={label}
      value={value}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
