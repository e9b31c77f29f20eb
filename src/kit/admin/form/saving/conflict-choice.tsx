import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminForm, SectionTypes } from '../../section/admin-section.ts';
import { useValueText } from '../../values/use-value-text.ts';
import { LastChange } from '../last-change.tsx';
import type { Problem } from '../use-record-editing.ts';

type Conflict<T extends SectionTypes> = Extract<Problem<T>, { kind: 'conflict' }>;

type ConflictChoiceProps<T extends SectionTypes> = {
  form: AdminForm<T>;
  conflict: Conflict<T>;
  /** Receives the fields in which the other person's text is kept. */
  onChoose: (theirs: readonly string[]) => void;
};

/** Shows both texts of each field that two people changed, and lets the person who saves second choose. */
export function ConflictChoice<T extends SectionTypes>({ form, conflict, onChoose }: ConflictChoiceProps<T>) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const toggle = (column: string, isTheirs: boolean) =>
    setTheirs((before) => [...before.filter((other) => other !== column), ...(isTheirs ? [column] : [])]);

  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2.5, alignItems: 'flex-start' }}>
      <FormattedMessage
        id="kit.conflict.text"
        values={{
          change: <LastChange key="by" changes={conflict.changes} row={conflict.theirs} />,
        }}
      />
      {conflict.columns.map((column) => (
        <ConflictingField
          key={column}
          column={column}
          form={form}
          conflict={conflict}
          isTheirs={theirs.includes(column)}
          onToggle={(isTheirs) => toggle(column, isTheirs)}
        />
      ))}
      <Button variant="outlined" size="small" color="inherit" onClick={() => onChoose(theirs)}>
        <FormattedMessage id="kit.conflict.goOn" />
      </Button>
    </Alert>
  );
}

type ConflictingFieldProps<T extends SectionTypes> = Omit<ConflictChoiceProps<T>, 'onChoose'> & {
  column: string;
  isTheirs: boolean;
  onToggle: (isTheirs: boolean) => void;
};

function ConflictingField<T extends SectionTypes>(props: ConflictingFieldProps<T>) {
  const { column, form, conflict, isTheirs, onToggle } = props;
  const intl = useIntl();
  const valueText = useValueText();
  const field = column as keyof T['values'] & string;
  const label = form.labels[field];
  const shown = (values: T['values']) => {
    const value = (values as Record<string, unknown>)[column];
    if (value === '' || value === null || value === undefined) {
      return intl.formatMessage({ id: 'kit.conflict.empty' });
    }
    const word = form.words?.[field]?.[String(value)];
    return word ? intl.formatMessage({ id: word }) : valueText(value);
  };

  return (
    <FormControl sx={{ display: 'block', marginBlock: 1.5 }}>
      <FormLabel>{label ? <FormattedMessage id={label} /> : column}</FormLabel>
      <RadioGroup
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_event, side) => onToggle(side === 'theirs')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio size="small" />}
          label={<FormattedMessage id="kit.conflict.mine" values={{ value: shown(conflict.mine) }} />}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio size="small" />}
          label={
            <FormattedMessage
              id="kit.conflict.theirs"
              values={{ value: shown(form.toValues(conflict.theirs)) }}
            />
          }
        />
      </RadioGroup>
    </FormControl>
  );
}
