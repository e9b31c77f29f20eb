import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { filter, firstValueFrom, map } from 'rxjs';
import { countsOf } from './import-counts.ts';
import { ImportProgress, type RunningImport } from './import-documents.ts';
import type { ImportCounts } from './upload-contacts.ts';

const ENDED = ['done', 'failed', 'cancelled', 'undoing', 'undone'];
/** Context of a subscription of its own: one shared with the progress bar would not repeat an answer that it has had. */
const ALONE = { queryDeduplication: false };

/** Waits until the import has ended, and returns what it did; a long merge continues after the upload was answered. */
export async function untilImported(client: ApolloClient, key: string): Promise<ImportCounts> {
  const progress = client.subscribe({ query: ImportProgress, variables: { key }, context: ALONE }).pipe(
    map(({ data, error }) => {
      if (error) throw error;
      return data?.imports[0];
    }),
    filter((found) => found !== undefined),
  );
  const ended = await firstValueFrom(progress.pipe(filter(({ state }) => ENDED.includes(state))));
  if (ended.state !== 'done') throw failureOf(ended);

  return countsOf(ended);
}

/** Makes an error like those that the service answers, so that it is shown by the same texts. */
function failureOf({ state, error_code: code, error_message }: RunningImport): CombinedGraphQLErrors {
  const message = error_message ?? state;

  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: code ?? 'import-failed' } }] });
}
