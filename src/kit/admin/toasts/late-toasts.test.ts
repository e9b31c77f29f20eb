import { afterEach, describe, expect, it, vi } from 'vitest';

const shown: unknown[] = [];
const closed: unknown[] = [];

afterEach(() => {
  vi.doUnmock('#src/lib/toasts/toasts.tsx');
  // Later test files must not get the modules that these tests have loaded.
  vi.resetModules();
  [shown, closed].forEach((list) => (list.length = 0));
});

/** Loads the module again; the code of its toasts arrives when the test lets it. */
async function loadLateToasts() {
  vi.resetModules();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock('#src/lib/toasts/toasts.tsx', async () => {
    await arrival;
    return {
      showToast: (message: string) => shown.push(message),
      closeToast: (key: unknown) => closed.push(key),
    };
  });

  return { ...(await import('./late-toasts.ts')), arrive };
}

describe('a toast whose code is not loaded yet', () => {
  it('is shown once its code arrives, in the order of the calls', async () => {
    const { showToast, arrive } = await loadLateToasts();

    showToast('Saved');
    showToast('Deleted');
    arrive();

    await vi.waitFor(() => expect(shown).toEqual(['Saved', 'Deleted']));
  });

  it('is never shown if it was closed before its code arrives', async () => {
    const { showToast, closeToast, arrive } = await loadLateToasts();

    closeToast(showToast('Sending begins'));
    showToast('Sent');
    arrive();

    await vi.waitFor(() => expect(shown).toEqual(['Sent']));
    expect(closed).toEqual([]);
  });
});
