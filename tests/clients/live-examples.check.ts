import { it } from 'vitest';
import { startApi } from '#tests/web/start-api.ts';
import { outliveFaults } from '#tests/web/keys/outlive-faults.ts';
import { startWebProcess } from './start-web-process.ts';
import { useStarted } from '#tests/support/use-started.ts';

const api = useStarted(() => startApi());

it(
  'the live example programs and the typed client survive a killed server and 80 s without one',
  { timeout: 400_000 },
  async () => {
    await outliveFaults(api, {
      outageMs: 80_000,
      isHasty: false,
      backWithinMs: 60_000,
      startServer: startWebProcess,
      isTyped: true,
    });
  },
);
