import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { ChoiceSelect } from '../choice/choice-select.tsx';
import type { SortDirection } from '../section/admin-section.ts';
import type { ListChange, ListState } from './list-state.ts';

export type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  fields: ReactNode;
  /** Columns that can order the list. */
  sortable: readonly { id: string; label: MessageId }[];
  state: Pick<ListState, 'sort' | 'direction'>;
  onChange: (change: ListChange) => void;
  meter: ReactNode;
  /** The list's other buttons. */
  children: ReactNode;
};

/** Sheet with what a list's toolbar and its head have where there is room: filters, order and the other buttons. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, fields, sortable, meter, children } = props;
  const id = useId();

  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: sheet } }}
    >
      <Box sx={head}>
        <Typography id={id} variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="kit.list.filter" values={{ count: 0 }} />
        </Typography>
        {children}
      </Box>
      {fields}
      {sortable.length > 0 && <SortField {...props} />}
      {meter}
      <Button variant="contained" size="large" onClick={onClose}>
        <FormattedMessage id="kit.list.filterDone" />
      </Button>
    </Drawer>
  );
}

const DIRECTIONS = { asc: 'kit.list.ascending', desc: 'kit.list.descending' } as const;

/** Chooses the column that orders the list, and the direction. */
function SortField({ sortable, state, onChange }: Pick<FilterSheetProps, 'sortable' | 'state' | 'onChange'>) {
  const id = useId();
  const label = <FormattedMessage id="kit.list.sort" />;
  const orders = sortable.flatMap((column) =>
    (['asc', 'desc'] as const).map((direction) => ({ ...column, direction })),
  );

  return (
    <FormControl size="small">
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <ChoiceSelect
        variant="outlined"
        labelId={id}
        label={label}
        value={state.sort === '' ? '' : `${state.sort} ${state.direction}`}
        onChange={(chosen) => {
          const [sort = '', direction] = chosen.split(' ');
          onChange({ sort, direction: direction as SortDirection });
        }}
        options={orders.map(({ id: column, label: name, direction }) => ({
          value: `${column} ${direction}`,
          text: (
            <FormattedMessage
              id={DIRECTIONS[direction]}
              values={{ column: <FormattedMessage key="column" id={name} /> }}
            />
          ),
        }))}
      />
    </FormControl>
  );
}

const sheet = {
  gap: 2.5,
  padding: 2,
  maxHeight: '85dvh',
  borderStartStartRadius: '20px',
  borderStartEndRadius: '20px',
};
const head = { display: 'flex', alignItems: 'center', gap: 0.5 };
