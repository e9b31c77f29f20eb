import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runHealthCommand } from '#tests/support/compose/run-health-command.ts';
import { startProxy } from '#tests/support/processes/start-proxy.ts';
import { startActions, type Actions } from './start-actions.ts';
import { startInstance } from './start-instance.ts';
import { startService } from './start-service.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

let actions: Actions;
let url: string;

beforeEach(async () => {
  actions = await startActions();
  url = await actions.listen();
});
afterEach(() => actions.stop());

async function health(of = url): Promise<{ status: number; reason?: string }> {
  const response = await fetch(`${of}/healthz`);
  const { reason } = (await response.json()) as { reason?: string };
  return { status: response.status, ...(reason !== undefined && { reason }) };
}

describe('the health of the actions service', () => {
  it('is good once Keycloak can sign an administrator in, and stays so when Keycloak stops', async () => {
    const setEnabled = (enabled: boolean) =>
      actions.identity.admin('PUT', `/users/${actions.adminId}`, { enabled });
    await setEnabled(false);

    await expect.poll(() => health()).toEqual({ status: 503, reason: 'sign-in-flow-missing' });
    await actions.identity.bindPasswordCheck();
    await expect.poll(() => health()).toEqual({ status: 503, reason: 'administrator-missing' });
    await setEnabled(true);
    await expect.poll(() => health()).toEqual({ status: 200 });

    await setEnabled(false);
    await actions.identity.stop();
    expect(await health()).toEqual({ status: 200 });
    await actions.identity.startAgain();
  });

  it('is bad while the database does not answer, and good again over a new connection', async () => {
    await actions.identity.bindPasswordCheck();
    const proxy = await startProxy(actions.databaseUrl);
    const instance = await startInstance({ databaseUrl: proxy.url, identityUrl: actions.identity.url });
    const own = await instance.server.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(() => health(own)).toEqual({ status: 200 });

    proxy.freeze('frozen');
    await expect.poll(() => health(own)).toEqual({ status: 503, reason: 'database-unavailable' });
    proxy.serve();
    await expect.poll(() => health(own)).toEqual({ status: 200 });

    await proxy.stop();
    await instance.stop();
  });
});

describe('the readiness of the actions service', () => {
  it('names each part that has not started, while the liveness is good', async () => {
    const response = await fetch(`${url}/readyz`);

    expect([response.status, await response.json()]).toEqual([
      503,
      {
        status: 'unavailable',
        parts: [
          'account-mails',
          'subscription-mails',
          'account-jobs',
          'dispatches',
          'heartbeat',
          'relay-outbox',
        ],
      },
    ]);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
  });

  it('waits for queue, relay and heartbeat, but not for Keycloak', async () => {
    const port = await freePort();
    const service = await startService(actions.databaseUrl, 'http://127.0.0.1:1', port);
    const own = `http://127.0.0.1:${port}`;
    onTestFinished(() => void service.kill('SIGKILL'));

    await expect.poll(async () => (await fetch(`${own}/readyz`)).status).toBe(200);
    expect(await health(own)).toEqual({ status: 503, reason: 'keycloak-unavailable' });
    expect(await runHealthCommand('actions', port)).toBe(true);
    service.kill('SIGKILL');
    expect(await runHealthCommand('actions', port)).toBe(false);
  });
});
