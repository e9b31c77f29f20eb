import { mdiTuneVariant } from '@mdi/js';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { Hint } from '../hint/hint.tsx';
import { DENSITIES, type TableChoices } from './use-table-choices.ts';

type ViewMenuProps = {
  /** Columns that may be hidden. */
  columns: readonly { id: string; label: MessageId }[];
  choices: TableChoices;
  onChange: (change: Partial<TableChoices>) => void;
};

/** Menu that chooses the table's columns and the density of its rows. */
export function ViewMenu(props: ViewMenuProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = intl.formatMessage({ id: 'kit.table.view' });

  return (
    <>
      <Hint title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={mdiTuneVariant} />
        </IconButton>
      </Hint>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { padding: 2, minWidth: 220 } } }}
      >
        <ViewChoices {...props} />
      </Popover>
    </>
  );
}

function ViewChoices({ columns, choices, onChange }: ViewMenuProps) {
  const id = useId();
  const toggle = (column: string) => {
    const { hidden } = choices;
    const isHidden = hidden.includes(column);
    onChange({ hidden: isHidden ? hidden.filter((other) => other !== column) : [...hidden, column] });
  };

  return (
    <>
      <FormGroup aria-labelledby={`${id}columns`}>
        <FormLabel id={`${id}columns`}>
          <FormattedMessage id="kit.table.columns" />
        </FormLabel>
        {columns.map((column) => (
          <FormControlLabel
            key={column.id}
            control={
              <Checkbox
                size="small"
                checked={!choices.hidden.includes(column.id)}
                onChange={() => toggle(column.id)}
              />
            }
            label={<FormattedMessage id={column.label} />}
          />
        ))}
      </FormGroup>
      <FormLabel id={`${id}density`} sx={{ display: 'block', marginBlockStart: 1.5 }}>
        <FormattedMessage id="kit.table.density" />
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}density`}
        value={choices.density}
        onChange={(_event, value) =>
          onChange({ density: DENSITIES.find((known) => known === value) ?? 'comfortable' })
        }
      >
        {DENSITIES.map((density) => (
          <FormControlLabel
            key={density}
            value={density}
            control={<Radio size="small" />}
            label={<FormattedMessage id={`kit.table.${density}`} />}
          />
        ))}
      </RadioGroup>
    </>
  );
}
