import generated from '#src/gql/api-reference.json';
import type { ApiReference } from './api-reference.ts';

/** What codegen found out about the API. */
export const reference = generated as ApiReference;
