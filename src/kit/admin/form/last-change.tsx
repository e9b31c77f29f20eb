import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { AdminRow } from '../section/admin-section.ts';

/** Exported for the benchmark, which asks what the page asks. */
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

/** The entries of the history that changed one of these columns; a later change of others doesn't count. */
export function changesOfRecord(table: string, id: string, columns: readonly string[]): object {
  return {
    table_name: { _eq: table },
    record_id: { _eq: id },
    _or: columns.map((column) => ({ changed_columns: { _contains: [column] } })),
  };
}

type LastChangeProps = {
  /** Finds the entries in question; left out where the history can't tell: when alone is said then. */
  changes: object | undefined;
  row: AdminRow;
};

/** By whom and when these fields were changed last, as the history has it; without its answer, when alone. */
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
