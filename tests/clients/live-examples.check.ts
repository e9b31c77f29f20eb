import { afterAll, beforeAll, it } from 'vitest';
import { startApi } from '#tests/web/start-api.ts';
import { outliveFaults } from '#tests/web/outlive-faults.ts';

let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('the live examples outlive 80 s without a server, at their own pace', { timeout: 400_000 }, async () => {
  await outliveFaults(api, { outageMs: 80_000, isHasty: false, backWithinMs: 60_000 });
});
