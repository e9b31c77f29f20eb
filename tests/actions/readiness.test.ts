import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startActions, type Actions } from './start-actions.ts';

let actions: Actions;
let url: string;

beforeEach(async () => {
  actions = await startActions();
  url = await actions.listen();
});
afterEach(() => actions.stop());

async function health(): Promise<{ status: number; reason?: string }> {
  const response = await fetch(`${url}/healthz`);
  const { reason } = (await response.json()) as { reason?: string };
  return { status: response.status, ...(reason !== undefined && { reason }) };
}

describe('the health of the actions service', () => {
  it('is good from the moment at which the realm can sign an administrator in, and stays so', async () => {
    const setEnabled = (enabled: boolean) =>
      actions.identity.admin('PUT', `/users/${actions.adminId}`, { enabled });
    await setEnabled(false);

    await expect.poll(health).toEqual({ status: 503, reason: 'sign-in-flow-missing' });
    await actions.identity.bindPasswordCheck();
    await expect.poll(health).toEqual({ status: 503, reason: 'administrator-missing' });
    await setEnabled(true);
    await expect.poll(health).toEqual({ status: 200 });

    await setEnabled(false);
    await actions.identity.stop();
    expect(await health()).toEqual({ status: 200 });
    await actions.identity.startAgain();
  });

  it('is bad in an instance that has not seen this yet, until Keycloak responds', async () => {
    await actions.identity.bindPasswordCheck();
    await actions.identity.stop();
    expect(await health()).toEqual({ status: 503, reason: 'keycloak-unavailable' });
    expect((await fetch(`${url}/livez`)).status).toBe(200);

    await actions.identity.startAgain();

    await expect.poll(health).toEqual({ status: 200 });
  });
});
