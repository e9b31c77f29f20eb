import type { ApolloClient } from '@apollo/client';
import { NewslettersList, type AdminNewsletter } from '../newsletter-documents.generated.ts';

/** Reads a newsletter as it is saved now; undefined if it no longer exists. */
export async function readNewsletter(client: ApolloClient, id: string): Promise<AdminNewsletter | undefined> {
  const { data } = await client.query({
    query: NewslettersList,
    variables: { where: { id: { _eq: id } }, order_by: [{ id: 'asc' }], limit: 1, offset: 0 },
    fetchPolicy: 'network-only',
  });

  return data?.rows[0];
}
