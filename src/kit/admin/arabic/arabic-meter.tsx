import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListChange, ListState } from '../list/list-state.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { ARABIC_FILTER, lacksArabic, MISSING } from './arabic-texts.ts';

type ArabicMeterProps<T extends SectionTypes> = {
  section: AdminSection<T>;
  state: ListState;
  onChange: (change: ListChange) => void;
  /** The rows on the page, null until they are there: when they change, so may the count. */
  rows: readonly unknown[] | null;
};

/**
 * How many records lack Arabic; pressing it shows just these, and all again. It has its place from the beginning: the
 * list below does not move under a hand that reaches for a row.
 */
export function ArabicMeter<T extends SectionTypes>({ section, state, onChange, rows }: ArabicMeterProps<T>) {
  const { data, refetch } = useQuery(section.documents.list, {
    variables: { where: lacksArabic(section), order_by: [...section.tieBreak], limit: 0, offset: 0 },
    fetchPolicy: 'no-cache',
    skip: rows === null,
  });
  const counted = useRef(rows);
  useEffect(() => {
    const before = counted.current;
    counted.current = rows;
    // A count that could not be read stays as it was; the list says what is wrong.
    if (before && before !== rows) void refetch().catch(() => undefined);
  }, [rows, refetch]);
  const { total } = (data ?? {}) as { total?: { aggregate?: { count: number } | null } };
  const count = total?.aggregate?.count;
  const isChosen = state.filters[ARABIC_FILTER] === MISSING;

  return (
    <Button
      size="small"
      sx={{ marginBlockEnd: 1.5, visibility: count === undefined ? 'hidden' : 'visible' }}
      color="inherit"
      disabled={!count && !isChosen}
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      onClick={() => onChange({ filters: { [ARABIC_FILTER]: isChosen ? '' : MISSING } })}
    >
      <FormattedMessage id="kit.arabic.count" values={{ count: count ?? 0 }} />
    </Button>
  );
}
