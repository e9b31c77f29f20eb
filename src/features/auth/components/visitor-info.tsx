import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';

export const VisitorInfoQuery = graphql(`
  query VisitorInfo {
    visitor_info {
      ip
      country
    }
  }
`);

/** From where this visitor comes, as the server sees it; nothing when it can't tell. */
export function VisitorInfo() {
  const intl = useIntl();
  const { data, loading } = useQuery(VisitorInfoQuery, { fetchPolicy: 'no-cache', context: asVisitor });
  if (loading) return <Skeleton width={220} />;
  if (!data) return null;

  const { ip, country } = data.visitor_info;
  const name = country ? intl.formatDisplayName(country, { type: 'region' }) : '';

  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage
        id={name ? 'auth.visitor.ipAndCountry' : 'auth.visitor.ip'}
        values={{ ip: <bdi key="ip">{ip}</bdi>, country: name }}
      />
    </Typography>
  );
}
