import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListChange, ListState } from '../list/list-state.ts';
import { inSubset } from '../list/page-variables.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { ARABIC_FILTER, lacksArabic, MISSING } from './arabic-texts.ts';

type ArabicMeterProps<T extends SectionTypes> = {
  section: AdminSection<T>;
  state: ListState;
  onChange: (change: ListChange) => void;
  /** Rows on the page, null until they are loaded; the count is read again whenever they change. */
  rows: readonly unknown[] | null;
};

/**
 * Button that counts the records without Arabic; a click shows only these records, another click all of them. There is none
 * where no record lacks Arabic.
 */
export function ArabicMeter<T extends SectionTypes>({ section, state, onChange, rows }: ArabicMeterProps<T>) {
  const { data, refetch } = useQuery(section.documents.list, {
    variables: {
      where: inSubset(section, lacksArabic(section)),
      order_by: [...section.tieBreak],
      limit: 0,
      offset: 0,
    },
    fetchPolicy: 'no-cache',
    skip: rows === null,
  });
  const counted = useRef(rows);
  useEffect(() => {
    const before = counted.current;
    counted.current = rows;
    // After a failed read the old count stays; the list below reports the error.
    if (before && before !== rows) void refetch().catch(() => undefined);
  }, [rows, refetch]);
  const { total } = (data ?? {}) as { total?: { aggregate?: { count: number; sets?: number } | null } };
  const count = total?.aggregate?.sets ?? total?.aggregate?.count ?? 0;
  const isChosen = state.filters[ARABIC_FILTER] === MISSING;
  if (count === 0 && !isChosen) return null;

  return (
    <Button
      size="small"
      color="inherit"
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      onClick={() => onChange({ filters: { [ARABIC_FILTER]: isChosen ? '' : MISSING } })}
    >
      <FormattedMessage id={section.texts.withoutArabic ?? 'kit.arabic.count'} values={{ count }} />
    </Button>
  );
}
