import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { AdminRow } from '../section/admin-section.ts';

/** Exported for the benchmark, which sends the page's own queries. */
export const LastChangeQuery = graphql(`
  query LastChange($where: history_entries_bool_exp!) {
    entries: history_entries(where: $where, order_by: [{ id: desc }], limit: 1) {
      id
      happened_at
      person {
        user_id
        email
      }
    }
  }
`);

/** Finds the history entries that changed one of these columns; later changes of other columns don't count. */
export function changesOfRecord(table: string, id: string, columns: readonly string[]): object {
  return {
    table_name: { _eq: table },
    record_id: { _eq: id },
    _or: columns.map((column) => ({ changed_columns: { _contains: [column] } })),
  };
}

type LastChangeProps = {
  /** Condition for the history entries; undefined where the history doesn't know, so that only the time is shown. */
  changes: object | undefined;
  row: AdminRow;
};

/** Says who last changed these fields and when, according to the history; without a history entry, only when. */
export function LastChange({ changes, row }: LastChangeProps) {
  const intl = useIntl();
  const { data } = useQuery(LastChangeQuery, {
    variables: { where: changes ?? {} },
    fetchPolicy: 'network-only',
    skip: changes === undefined,
  });
  const entry = data?.entries[0];
  const changedAt = entry?.happened_at ?? row.updated_at;
  if (!changedAt) return <FormattedMessage id="kit.conflict.somebody" />;
  const at = intl.formatDate(changedAt, MOMENT_FORMAT);
  const person = entry?.person?.email;

  return person ? (
    <FormattedMessage id="kit.conflict.by" values={{ person, at }} />
  ) : (
    <FormattedMessage id="kit.conflict.at" values={{ at }} />
  );
}
