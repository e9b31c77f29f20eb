import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import type { CellState, PriceCell } from './price-cells.ts';
import type { TypedPricesState } from './use-typed-prices.ts';

type PriceFieldProps = {
  cell: PriceCell;
  state: CellState;
  column: number;
  prices: TypedPricesState;
  isSaving: boolean;
  /** True once a save was tried: faults are shown while their field is still being typed in. */
  isTried: boolean;
};

/** Field for one price, with what is wrong with it beneath. */
export function PriceField({ cell, state, column, prices, isSaving, isTried }: PriceFieldProps) {
  const id = useId();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const { text, change, isOvertaken } = state;
  const fault = isTyping && !isTried ? undefined : state.fault;
  const note = fault ? (
    <Fault fault={fault} />
  ) : (
    isOvertaken && <Overtaken cell={cell} prices={prices} onChosen={() => input.current?.focus()} />
  );

  return (
    <>
      <InputBase
        inputRef={input}
        value={text}
        readOnly={isSaving}
        onChange={({ target }) => {
          setIsTyping(true);
          prices.type(cell, target.value);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setIsTyping(false);
          prices.endStep();
        }}
        error={fault !== undefined}
        placeholder={intl.formatMessage({ id: 'prices.none' })}
        sx={look}
        data-state={fault || isOvertaken ? 'bad' : change && 'changed'}
        slotProps={{
          input: {
            'aria-label': cell.label,
            'aria-describedby': note ? id : undefined,
            inputMode: 'decimal',
            dir: 'ltr',
            autoComplete: 'off',
            ...{ 'data-price': cell.key, 'data-column': column },
          },
        }}
      />
      <Box id={id} role="status" sx={noteLook}>
        {note}
      </Box>
    </>
  );
}

function Fault({ fault }: { fault: NonNullable<CellState['fault']> }) {
  return (
    <Typography variant="caption" color="error" component="div">
      <FormattedMessage {...fault} />
    </Typography>
  );
}

type OvertakenProps = Pick<PriceFieldProps, 'cell' | 'prices'> & {
  /** Is called once the person has chosen; the buttons vanish then. */
  onChosen: () => void;
};

/** Says that somebody else has changed the price, and lets the person choose. */
function Overtaken({ cell, prices, onChosen }: OvertakenProps) {
  const { locale } = useIntl();
  const { stored, currency, key } = cell;
  const choose = (choice: () => void) => () => {
    choice();
    onChosen();
  };

  return (
    <>
      <Typography variant="caption" color="warning.dark" component="div">
        {stored === null ? (
          <FormattedMessage id="prices.deletedMeanwhile" />
        ) : (
          <FormattedMessage
            id="prices.changedMeanwhile"
            values={{ price: formatMoney(readMoney(stored, currency), locale) }}
          />
        )}
      </Typography>
      <Button size="small" sx={choice} onClick={choose(() => prices.drop([key]))}>
        <FormattedMessage id="prices.useTheirs" />
      </Button>
      <Button size="small" sx={choice} onClick={choose(() => prices.keepMine(cell))}>
        <FormattedMessage id="prices.keepMine" />
      </Button>
    </>
  );
}

const FIELD_WIDTH = '9.5rem';
/** Stays within its column, clear of the ring around the field. */
const noteLook = {
  maxInlineSize: FIELD_WIDTH,
  whiteSpace: 'normal',
  textAlign: 'start',
  '&:not(:empty)': { paddingBlockStart: '6px' },
} as const;
const choice = { minHeight: 28, paddingInline: 0.75 };

const look = {
  inlineSize: '100%',
  maxInlineSize: FIELD_WIDTH,
  minBlockSize: 36,
  paddingInline: 1.25,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& input': { textAlign: 'end', padding: 0, height: 'auto' },
  '&.Mui-focused': { outline: '3px solid', outlineColor: 'focus.main', outlineOffset: '1px' },
  '&[data-state=changed]': { borderColor: 'primary.main', fontWeight: 600 },
  '&[data-state=bad]': { borderColor: 'error.main' },
} as const;
