import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { MODES, type Mode } from '../upload-contacts.ts';

type ModeFieldProps = { mode: Mode; onChange: (mode: Mode) => void };

/** Renders the choice of what to do with contacts that exist already. */
export function ModeField({ mode, onChange }: ModeFieldProps) {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>
        <FormattedMessage id="contacts.import.mode" />
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={mode}
        onChange={({ target }) => onChange(MODES.find((known) => known === target.value) ?? 'skip')}
      >
        {MODES.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={<FormattedMessage id={`contacts.import.mode.${value}`} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
