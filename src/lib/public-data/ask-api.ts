import { ApiErrors } from '../api/api-errors.ts';
import type { PublicRequest } from './public-data.ts';

type Answer = { data?: unknown; errors?: ConstructorParameters<typeof ApiErrors>[0] };

/** Sends a query to the API as a visitor, without a token. */
export async function askApi({ operation: { name, text }, variables }: PublicRequest): Promise<unknown> {
  const response = await fetch('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ operationName: name, query: text, variables }),
  });
  if (!response.ok) throw new Error(`The API answered ${name} with status ${response.status}.`);
  const { data, errors } = (await response.json()) as Answer;
  if (errors && errors.length > 0) throw new ApiErrors(errors);
  if (!data) throw new Error(`The API answered ${name} with neither data nor errors.`);

  return data;
}
