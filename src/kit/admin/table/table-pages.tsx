import { mdiChevronLeft, mdiChevronRight } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { ChoiceSelect } from '../choice/choice-select.tsx';
import { Hint } from '../hint/hint.tsx';
import { PAGE_SIZES, type ListChange, type ListState } from '../list/list-state.ts';

type TablePagesProps = {
  /** Number of rows; undefined while it is not known. */
  total: number | undefined;
  state: Pick<ListState, 'page' | 'pageSize'>;
  onChange: (change: Pick<ListChange, 'page' | 'pageSize'>) => void;
  /** False where the number of rows per page is fixed. */
  canResize?: boolean;
};

/** Controls that turn the pages of a table and choose the number of rows per page. */
export function TablePages({ total: known, state, onChange, canResize = true }: TablePagesProps) {
  const { pageSize } = state;
  const total = known ?? 0;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const page = Math.min(state.page, lastPage);
  const [from, to] = [total === 0 ? 0 : page * pageSize + 1, Math.min(total, (page + 1) * pageSize)];

  return (
    <Box sx={bar}>
      {canResize && <PageSize value={pageSize} onChange={(size) => onChange({ pageSize: size })} />}
      <Typography variant="body2" sx={{ flexShrink: 0 }}>
        {known !== undefined && (
          <FormattedMessage id="kit.pages.displayedRows" values={{ from, to, count: known }} />
        )}
      </Typography>
      <Turns page={page} lastPage={lastPage} onTurn={(next) => onChange({ page: next })} />
    </Box>
  );
}

function PageSize({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const intl = useIntl();
  const id = useId();

  return (
    <>
      <Typography variant="body2" id={`${id}label`} sx={sizeLabel}>
        <FormattedMessage id="kit.pages.rowsPerPage" />
      </Typography>
      <ChoiceSelect
        variant="bare"
        id={id}
        labelId={`${id}label`}
        value={String(value)}
        onChange={(size) => onChange(Number(size))}
        options={PAGE_SIZES.map((size) => ({ value: String(size), text: intl.formatNumber(size) }))}
        sx={sizeField}
      />
    </>
  );
}

type TurnsProps = { page: number; lastPage: number; onTurn: (page: number) => void };

/**
 * Draws the buttons to the pages before and after. A button that is disabled at the first or last page leaves its focus to
 * the other.
 */
function Turns({ page, lastPage, onTurn }: TurnsProps) {
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: last } = pressed;
    pressed.current = null;
    if (last?.disabled && isFocusFree(last)) (last === back.current ? forward : back).current?.focus();
  }, [page, lastPage]);
  const turn = (to: number, by: HTMLButtonElement | null) => {
    pressed.current = by;
    onTurn(to);
  };

  return (
    <Box sx={{ flexShrink: 0, display: 'flex', marginInlineStart: { xs: '4px', sm: '20px' } }}>
      <Turn
        ref={back}
        label="kit.pages.previous"
        icon={mdiChevronLeft}
        disabled={page === 0}
        onClick={() => turn(page - 1, back.current)}
      />
      <Turn
        ref={forward}
        label="kit.pages.next"
        icon={mdiChevronRight}
        disabled={page >= lastPage}
        onClick={() => turn(page + 1, forward.current)}
      />
    </Box>
  );
}

/** Returns whether the person has focused nothing else since a button was pressed. */
function isFocusFree(button: Element): boolean {
  return document.activeElement === button || document.activeElement === document.body;
}

type TurnProps = {
  ref: Ref<HTMLButtonElement>;
  label: MessageId;
  icon: string;
  disabled: boolean;
  onClick: () => void;
};

function Turn({ ref, label, icon, disabled, onClick }: TurnProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: label });

  return (
    <Hint title={name}>
      <span>
        <IconButton ref={ref} color="inherit" aria-label={name} disabled={disabled} onClick={onClick}>
          <Icon path={icon} flip />
        </IconButton>
      </span>
    </Hint>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 52,
  overflow: 'auto',
  paddingInline: { xs: 1, sm: 2 },
};
/** Phones hide the label before the number of rows to make room for the arrows; screen readers still read the label. */
const sizeLabel = { flexShrink: 0, display: { xs: 'none', sm: 'block' } };
const sizeField = {
  flexShrink: 0,
  color: 'inherit',
  fontSize: '0.875rem',
  marginInline: { xs: '0 8px', sm: '8px 32px' },
  '& .MuiSelect-select': {
    paddingInlineStart: 1,
    textAlign: 'end',
    '&:focus': { backgroundColor: 'action.focus' },
  },
};
