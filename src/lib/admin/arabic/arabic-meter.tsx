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
  /** The rows on the page: when they change, so may the count. */
  rows: unknown;
};

/** How many records lack Arabic; pressing it shows just these, and all again. */
export function ArabicMeter<T extends SectionTypes>({ section, state, onChange, rows }: ArabicMeterProps<T>) {
  const { data, refetch } = useQuery(section.documents.list, {
    variables: { where: lacksArabic(section), order_by: [...section.tieBreak], limit: 0, offset: 0 },
    fetchPolicy: 'no-cache',
  });
  const counted = useRef(rows);
  useEffect(() => {
    if (counted.current === rows) return;
    counted.current = rows;
    // A count that could not be read stays as it was; the list says what is wrong.
    void refetch().catch(() => undefined);
  }, [rows, refetch]);
  const { total } = (data ?? {}) as { total?: { aggregate?: { count: number } | null } };
  const count = total?.aggregate?.count;
  const isChosen = state.filters[ARABIC_FILTER] === MISSING;
  if (count === undefined || (count === 0 && !isChosen)) return null;

  return (
    <Button
      size="small"
      sx={{ marginBlockEnd: 1.5 }}
      color="inherit"
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      onClick={() => onChange({ filters: { [ARABIC_FILTER]: isChosen ? '' : MISSING } })}
    >
      <FormattedMessage id="kit.arabic.count" values={{ count }} />
    </Button>
  );
}
