import { describe, expect, it } from 'vitest';
import { readEngineConfig } from './env.ts';

const NEEDED = { HASURA_GRAPHQL_DATABASE_URL: 'postgres://a@b/c', HASURA_GRAPHQL_METADATA_DIR: '/metadata' };

describe('readEngineConfig', () => {
  it('needs no settings but the database URL and the metadata directory', () => {
    const { env, limits, jwt } = readEngineConfig(NEEDED);

    expect(env).toMatchObject({
      HASURA_GRAPHQL_SERVER_PORT: 8080,
      ENGINE_LIVE_MODE: 'auto',
      ENGINE_REFUSE_ADMIN_CLAIM: true,
    });
    expect(limits.maxDepth).toBe(25);
    expect(jwt).toBeUndefined();
  });

  it('names every fault in one error', () => {
    const read = () =>
      readEngineConfig({
        HASURA_GRAPHQL_DATABASE_URL: 'mysql://',
        ENGINE_LIVE_MODE: 'magic',
        ENGINE_MAX_DEPTH: '-1',
      });

    expect(read).toThrow(/HASURA_GRAPHQL_DATABASE_URL must start with postgres/);
    expect(read).toThrow(/HASURA_GRAPHQL_METADATA_DIR is a required field/);
    expect(read).toThrow(/ENGINE_LIVE_MODE must be one of/);
    expect(read).toThrow(/ENGINE_MAX_DEPTH must be/);
  });

  it('refuses an unknown experimental feature, and an unauthorized role without an admin secret', () => {
    expect(() => readEngineConfig({ ...NEEDED, HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: 'streaming' })).toThrow(
      'not streaming',
    );
    expect(() => readEngineConfig({ ...NEEDED, HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'a' })).toThrow(
      'needs HASURA_GRAPHQL_ADMIN_SECRET',
    );
  });

  it('reads comma-separated lists, flags and empty values', () => {
    const { env } = readEngineConfig({
      ...NEEDED,
      HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: 'disable_postgres_arrays, inherited_roles',
      HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
      HASURA_GRAPHQL_CORS_DOMAIN: '',
    });

    expect(env.HASURA_GRAPHQL_EXPERIMENTAL_FEATURES).toEqual(['disable_postgres_arrays', 'inherited_roles']);
    expect(env.HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES).toBe(true);
    expect(env.HASURA_GRAPHQL_CORS_DOMAIN).toEqual([]);
  });

  it('enables the admin APIs by default only if an admin secret is set and the server listens on loopback', () => {
    const apis = (more: object) => [
      ...readEngineConfig({ ...NEEDED, HASURA_GRAPHQL_ADMIN_SECRET: 'secret', ...more }).apis,
    ];
    const all = ['graphql', 'metadata', 'pgdump', 'config'];

    expect(apis({})).toEqual(all);
    expect(apis({ HASURA_GRAPHQL_ENABLED_APIS: '' })).toEqual(all);
    expect(apis({ HASURA_GRAPHQL_SERVER_HOST: '0.0.0.0' })).toEqual(['graphql']);
    expect(apis({ HASURA_GRAPHQL_ADMIN_SECRET: '' })).toEqual(['graphql']);
    expect(apis({ HASURA_GRAPHQL_SERVER_HOST: '0.0.0.0', HASURA_GRAPHQL_ENABLED_APIS: 'metadata' })).toEqual([
      'metadata',
    ]);
    expect(() => apis({ HASURA_GRAPHQL_ENABLED_APIS: 'metadata,console' })).toThrow(/not console/);
  });
});
