import { beforeAll, expect, inject } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '../api.ts';

/** Returns a function that asks the product of the browser tests as an administrator; a refusal fails the test. */
export function useAdminApi() {
  const site = inject('site');
  let headers: Record<string, string>;

  beforeAll(async () => {
    headers = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
  });

  return async (query: string, variables: object = {}): Promise<Record<string, unknown>> => {
    const { data, errors } = await postGraphql(site.url, query, { variables, headers });
    expect(errors).toBeUndefined();

    return data ?? {};
  };
}
