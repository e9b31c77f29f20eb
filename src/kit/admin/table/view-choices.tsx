import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { DENSITIES, type TableChoices } from './use-table-choices.ts';

export type ChosenView = {
  /** Columns that may be hidden. */
  columns: readonly { id: string; label: MessageId }[];
  choices: TableChoices;
  onChange: (change: Partial<TableChoices>) => void;
};

export type ViewChoicesProps = ChosenView & {
  open: boolean;
  onClose: () => void;
  /** Button beneath which the choices open. */
  anchor: HTMLElement | null;
  label: string;
};

/** Choices of the table's columns and of the density of its rows. */
export function ViewChoices({ open, onClose, anchor, label, ...props }: ViewChoicesProps) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { padding: 2, minWidth: 220 } } }}
    >
      <Choices {...props} />
    </Popover>
  );
}

function Choices({ columns, choices, onChange }: ChosenView) {
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
