import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import { useCountryNames } from '#src/lib/messages/use-country-names.ts';

export const VisitorInfoQuery = graphql(`
  query VisitorInfo {
    visitor_info {
      ip
      country
    }
  }
`);

/** Shows the visitor's IP and country as the server sees them; nothing if the server can't tell. */
export function VisitorInfo() {
  const countries = useCountryNames();
  const { data, loading } = useQuery(VisitorInfoQuery, { fetchPolicy: 'no-cache', context: asVisitor });
  if (loading) return <Skeleton width={220} />;
  if (!data) return null;

  const { ip, country } = data.visitor_info;
  const name = (country && countries?.[country]) || '';

  return (
    <Text variant="body2" muted>
      <FormattedMessage
        id={name ? 'auth.visitor.ipAndCountry' : 'auth.visitor.ip'}
        values={{ ip: <bdi key="ip">{ip}</bdi>, country: name }}
      />
    </Text>
  );
}
