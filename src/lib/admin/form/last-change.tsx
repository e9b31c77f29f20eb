import { createContext, use, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminRow } from '../section/admin-section.ts';

/** Says who changed a record last, and when: given by the history, as the records themselves hold no names. */
export const LastChangeContext = createContext<((row: AdminRow) => ReactNode) | null>(null);

/** By whom and when a record was changed last; without a history, when. */
export function LastChange({ row }: { row: AdminRow }) {
  const intl = useIntl();
  const named = use(LastChangeContext);
  if (named) return named(row);
  if (!row.updated_at) return <FormattedMessage id="kit.conflict.somebody" />;

  return (
    <FormattedMessage
      id="kit.conflict.at"
      values={{ at: intl.formatDate(row.updated_at, { dateStyle: 'medium', timeStyle: 'short' }) }}
    />
  );
}
