import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPart } from './part-double.ts';
import { startWeb } from './start-web.ts';

let part: Awaited<ReturnType<typeof startPart>>;
let web: Awaited<ReturnType<typeof startWeb>>;

beforeAll(async () => {
  part = await startPart();
  web = await startWeb(part.url);
});
afterAll(async () => {
  await web.stop();
  await part.stop();
});

describe('the metrics', () => {
  it('count pages and files, and no public path leads to them', async () => {
    web.metrics.resetMetrics();
    const statuses = await Promise.all(
      ['/en', '/metrics', '/assets/none.js'].map(async (path) => (await fetch(web.url + path)).status),
    );
    const text = await web.metrics.metrics();

    expect(statuses).toEqual([200, 404, 404]);
    for (const line of ['page",status="200"} 1', 'page",status="404"} 1', 'file",status="404"} 1'])
      expect(text).toContain(`http_request_duration_seconds_count{method="GET",route="${line}`);
    expect(text).toMatch(/^hostfront_sockets_open 0$/m);
  });
});
