import { describe, it } from 'vitest';
import { killDuringImport } from './killed-service.ts';
import { useImports } from './start-imports.ts';

const { started } = useImports();

/** Seeds of the kills; `npm run test:faults` kills one of two services, with twenty seeds. */
const SEEDS = [1];

describe('the actions service that is killed during an import', () => {
  it.each(SEEDS)(
    'adds all contacts or none, reports which, and imports once when asked again (seed %i)',
    async (seed) => {
      await killDuringImport(started.actions, started.token, seed);
    },
  );
});
