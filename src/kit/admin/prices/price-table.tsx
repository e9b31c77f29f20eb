import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedDisplayName, FormattedMessage } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { TypedStore } from '../table/set-tables.tsx';
import { savableChanges, statesOf, type CellState, type PriceChange, type PriceLine } from './price-cells.ts';
import { PriceField } from './price-field.tsx';
import { focusPrice, onPriceKey } from './price-keys.ts';
import { useTypedPrices, type TypedPricesState } from './use-typed-prices.ts';

/** What became of a save: the cells whose change is stored, or null where nothing was. */
export type SavedCells = readonly string[] | null;

type PriceTableProps = {
  /** Name of the table. */
  label: string;
  /** Heads of the columns after that of the currency. */
  heads: readonly { key: string; text: ReactNode }[];
  lines: readonly PriceLine[];
  store: TypedStore;
  isSaving: boolean;
  onSave: (changes: readonly PriceChange[]) => Promise<SavedCells>;
  /** Cell that was added last, which gets the focus. */
  newest: string | undefined;
  /** Controls that add lines and columns. */
  children: ReactNode;
};

/** Table of prices by currency, edited in place and saved together. */
export function PriceTable(props: PriceTableProps) {
  const { label, heads, lines, store, isSaving, onSave, newest, children } = props;
  const ref = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const prices = useTypedPrices(store);
  const states = statesOf(lines, prices.typed);
  const changes = savableChanges(states);
  useEffect(() => focusPrice(ref.current, newest), [newest]);

  async function save(): Promise<void> {
    const faulty = [...states].find(([, { fault }]) => fault);
    setIsTried(faulty !== undefined);
    if (faulty) return focusPrice(ref.current, faulty[0]);
    if (isSaving) return;
    if (changes.length === 0) return focusPrice(ref.current, overtakenIn(states));
    const saved = await onSave(changes);
    if (saved) prices.drop(saved);
  }

  return (
    <Box
      component="form"
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) =>
        onPriceKey(event, {
          save: () => void save(),
          undo: () => focusPrice(ref.current, prices.undo()),
          restore: (key) => prices.drop([key]),
        })
      }
    >
      <Table size="small" aria-label={label} aria-busy={isSaving} sx={table}>
        <Heads heads={heads} />
        <TableBody>
          {lines.map((line) => (
            <Line key={line.currency} line={line} states={states} {...{ prices, isSaving, isTried }} />
          ))}
        </TableBody>
      </Table>
      <Box sx={bar}>
        <Button type="submit" size="small" variant={changes.length > 0 ? 'contained' : 'outlined'}>
          <SaveText isSaving={isSaving} count={changes.length} />
        </Button>
        {prices.typed.size > 0 && <Taking prices={prices} onTaken={(key) => focusPrice(ref.current, key)} />}
        {children}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={hint}>
        <FormattedMessage id="prices.keys" />
      </Typography>
    </Box>
  );
}

/** Returns the first cell whose price somebody else has changed: a person has to choose there before it is saved. */
function overtakenIn(states: ReadonlyMap<string, CellState>): string | undefined {
  return [...states].find(([, { isOvertaken }]) => isOvertaken)?.[0];
}

function SaveText({ isSaving, count }: { isSaving: boolean; count: number }) {
  if (isSaving) return <FormattedMessage id="prices.saving" />;

  return <FormattedMessage id="prices.save" values={{ count }} />;
}

type TakingProps = {
  prices: TypedPricesState;
  /** Receives the first cell that shows again what it showed before. */
  onTaken: (key: string | undefined) => void;
};

/** Buttons that take back what is typed. They vanish with the last of it. */
function Taking({ prices, onTaken }: TakingProps) {
  const discard = () => {
    const keys = [...prices.typed.keys()];
    prices.drop(keys);
    onTaken(keys[0]);
  };

  return (
    <>
      <Button size="small" disabled={!prices.canUndo} onClick={() => onTaken(prices.undo())}>
        <FormattedMessage id="prices.undo" />
      </Button>
      <Button size="small" color="inherit" onClick={discard}>
        <FormattedMessage id="prices.discard" />
      </Button>
    </>
  );
}

/** Numbers end at the right in both directions, and so do their columns; MUI mirrors what it is told. */
function useNumberAlign() {
  return useLocale().direction === 'rtl' ? 'left' : 'right';
}

function Heads({ heads }: Pick<PriceTableProps, 'heads'>) {
  const align = useNumberAlign();

  return (
    <TableHead>
      <TableRow>
        <TableCell>
          <FormattedMessage id="prices.currency" />
        </TableCell>
        {heads.map(({ key, text }) => (
          <TableCell key={key} align={align}>
            {text}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

type LineProps = {
  line: PriceLine;
  states: ReadonlyMap<string, CellState>;
  prices: TypedPricesState;
  isSaving: boolean;
  isTried: boolean;
};

function Line({ line: { currency, columns }, states, ...field }: LineProps) {
  const align = useNumberAlign();

  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {currency}
        <Typography variant="caption" color="textSecondary" component="span" sx={currencyName}>
          <FormattedDisplayName type="currency" value={currency} />
        </Typography>
      </TableCell>
      {columns.map((cells, column) => (
        <TableCell key={column} align={align}>
          {cells.map((cell) => {
            const state = states.get(cell.key);
            return (
              state && <PriceField key={cell.key} cell={cell} state={state} column={column} {...field} />
            );
          })}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** As wide as its prices; the list around it sets the height of cells, which is left here. */
const table = {
  inlineSize: 'auto',
  '&& td, && th': {
    height: 'auto',
    paddingBlock: '3px',
    paddingInline: '0 12px',
    borderBlockEnd: 0,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  '&& tbody th': { paddingBlockStart: 1.25, fontWeight: 600 },
  '&& td': { minInlineSize: '6.5rem' },
} as const;

const currencyName = { display: { xs: 'none', md: 'inline' }, marginInlineStart: 1 };
const bar = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBlockStart: 1.5 };
/** Phones have no such keys. */
const hint = { display: { xs: 'none', sm: 'block' }, marginBlockStart: 1 };
