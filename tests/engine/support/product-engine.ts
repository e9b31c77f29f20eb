import { loadCore } from '#embedded/engine/load-core.ts';
import { defaultSettings, type EngineSettings } from '#embedded/engine/contract/settings.ts';
import { createTokenMaker } from './product-tokens.ts';
import { startTestEngine, type TestEngine } from './start-test-engine.ts';
import { productMetadata } from './product-metadata.ts';

export const USER_ID = '11111111-1111-4111-8111-111111111111';

type Answer = {
  data?: Record<string, unknown>;
  errors?: Array<{
    message: string;
    locations?: Array<{ line: number; column: number }>;
    extensions: { code: string; path: string } & Record<string, unknown>;
  }>;
};

export type ProductEngine = TestEngine & {
  /** Returns the headers of a caller whose token allows these roles. */
  bearer: (roles: readonly string[], defaultRole?: string) => Promise<Record<string, string>>;
  /** Runs one operation for a caller whose token allows one role. */
  askAs: (role: string, query: string, variables?: object) => Promise<Answer>;
};

/** Starts the engine with the product's own metadata; it trusts tokens in the form of the product's identity server. */
export async function startProductEngine(
  databaseUrl: string,
  settings: EngineSettings = defaultSettings,
): Promise<ProductEngine> {
  const tokens = await createTokenMaker();
  const engine = await startTestEngine({
    databaseUrl,
    loadCore: (tools) => loadCore({ ...tools, metadata: productMetadata(), settings }),
    env: {
      HASURA_GRAPHQL_JWT_SECRET: tokens.jwtSecret,
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
      ENGINE_REFUSE_ADMIN_CLAIM: 'true',
      ACTIONS_URL: 'http://127.0.0.1:1',
      ACTION_SECRET: 'x'.repeat(32),
    },
  });
  const bearer: ProductEngine['bearer'] = async (roles, defaultRole = 'user') => ({
    authorization: `Bearer ${await tokens.sign({ userId: USER_ID, roles: [...roles], defaultRole })}`,
  });

  return {
    ...engine,
    bearer,
    askAs: async (role, query, variables) => {
      const headers = role === 'anonymous' ? {} : await bearer([role], role);
      const { body } = await engine.post({ query, variables }, headers);
      return body as Answer;
    },
  };
}
