import { useQuery, useSubscription } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import type { Store_Notices_Bool_Exp, Store_Notices_Order_By } from '#src/gql/graphql.ts';
import { containsPattern } from '#src/lib/tables/contains-pattern.ts';
import type { TableState } from '#src/lib/tables/use-table-state.ts';

export const NoticesPageQuery = graphql(`
  query NoticesPage(
    $where: store_notices_bool_exp!
    $order_by: [store_notices_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    store_notices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      ...NoticeRow_notice
      ...NoticeDialog_notice
    }
    store_notices_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const NoticesChangedSubscription = graphql(`
  subscription NoticesChanged {
    store_notices_aggregate {
      aggregate {
        count
        max {
          updated_at
        }
      }
    }
  }
`);

export const NOTICE_COLUMNS = ['content', 'notice_date', 'is_active'] as const;
export type NoticeColumn = (typeof NOTICE_COLUMNS)[number];

/** One page of the notices, ordered and filtered by the API; asked for anew whenever any notice has changed. */
export function useNoticesList(state: TableState<NoticeColumn>) {
  const list = useQuery(NoticesPageQuery, {
    variables: {
      where: toWhere(state),
      order_by: toOrder(state),
      limit: state.pageSize,
      offset: state.page * state.pageSize,
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useRecovery(list);
  useSubscription(NoticesChangedSubscription, {
    ignoreResults: true,
    onData: () => void list.refetch(),
  });

  const shown = list.data ?? list.previousData;

  return {
    notices: shown?.store_notices ?? null,
    total: shown?.store_notices_aggregate.aggregate?.count ?? 0,
    error: list.error,
    refetch: list.refetch,
  };
}

function toWhere({ search, filter }: TableState<NoticeColumn>): Store_Notices_Bool_Exp {
  const text = { _ilike: containsPattern(search.trim()) };

  return {
    ...(search.trim() && { _or: [{ content: text }, { content_ar: text }] }),
    ...(filter === 'active' && { is_active: { _eq: true } }),
    ...(filter === 'inactive' && { is_active: { _eq: false } }),
  };
}

/** Equal rows keep a fixed order, newest first, so that none is missed or doubled between two pages. */
function toOrder({ sort, direction }: TableState<NoticeColumn>): Store_Notices_Order_By[] {
  return [{ [sort]: direction }, { created_at: 'desc' }, { id: 'asc' }];
}
