import type { History_Entries_Bool_Exp, History_Entries_Order_By } from '#src/gql/graphql.ts';
import { indexedPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminFilter, AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { Actor, ChangedAt, ChangedRecord, ChangeInWords } from './history-cells.tsx';
import { HistoryChanged, HistoryList, type HistoryRow } from './history-documents.ts';
import { HISTORY_TABLES, OPERATIONS } from './history-words.ts';

export type History = {
  row: HistoryRow;
  where: History_Entries_Bool_Exp;
  order: History_Entries_Order_By;
  insert: never;
  patch: never;
  values: never;
};

type Person = { user_id: string; email: string };

const columns: AdminSection<History>['columns'] = [
  {
    id: 'record',
    label: 'history.list.record',
    sortBy: 'table_name',
    cell: (row) => <ChangedRecord entry={row} />,
  },
  {
    id: 'change',
    label: 'history.list.change',
    sortBy: 'operation',
    cell: (row) => <ChangeInWords entry={row} />,
  },
  {
    id: 'actor',
    priority: 3,
    label: 'history.list.actor',
    sortBy: 'actor',
    isCut: true,
    cell: (row) => <Actor entry={row} />,
  },
  {
    id: 'happened_at',
    label: 'history.list.at',
    sortBy: 'happened_at',
    isWhole: true,
    cell: (row) => <ChangedAt at={row.happened_at} />,
  },
];

const filters: AdminFilter<History>[] = [
  {
    name: 'section',
    label: 'history.filter.section',
    options: HISTORY_TABLES.map((value) => ({ value, label: `history.table.${value}` as const })),
    where: (value) => ({ table_name: { _eq: value } }),
  },
  {
    name: 'operation',
    label: 'history.list.change',
    options: OPERATIONS.map((value) => ({ value, label: `history.operation.${value}` as const })),
    where: (value) => ({ operation: { _eq: value } }),
  },
];

/**
 * Builds the section that lists the latest changes, filtered by person and section; `recordId` limits the list to one
 * record.
 */
export function historySection(people: readonly Person[], recordId: string | null): AdminSection<History> {
  return {
    name: 'history',
    table: 'history_entries',
    documents: { list: HistoryList, changed: HistoryChanged },
    texts: {
      title: 'history.page.title',
      text: 'history.page.text',
      list: 'history.list.label',
      search: 'history.list.search',
      empty: 'history.list.empty',
      noMatch: 'history.list.noMatch',
    },
    columns,
    initialSort: { sort: 'happened_at', direction: 'desc' },
    tieBreak: [{ id: 'desc' }],
    nameOf: ({ label, label_ar, table_name: table }, locale) =>
      (locale === 'ar' && label_ar) || (label ?? table),
    search: (text) => ({
      _or: [
        { search_key: { _regex: indexedPattern(text.toLowerCase()) } },
        { label_ar: { _regex: indexedPattern(text) } },
      ],
    }),
    filters: [...filters, personFilter(people), recordFilter(recordId)],
    exported: [
      ...([
        'happened_at',
        'actor',
        'operation',
        'table_name',
        'record_id',
        'label',
        'changed_columns',
      ] as const),
      'row_count',
    ],
  };
}

function personFilter(people: readonly Person[]): AdminFilter<History> {
  return {
    name: 'person',
    label: 'history.list.actor',
    options: [
      { value: 'system', label: 'history.actor.system' },
      ...people.map(({ user_id: value, email: text }) => ({ value, text })),
    ],
    where: (value) => ({ actor: { _eq: value } }),
  };
}

/** Filter by one record, shown only if the URL names a record, so that the person can remove it. */
function recordFilter(recordId: string | null): AdminFilter<History> {
  return {
    name: 'of',
    label: 'history.list.record',
    options: recordId === null ? [] : [{ value: recordId, label: 'history.filter.thisRecord' }],
    where: (value) => ({ record_id: { _eq: value } }),
  };
}
