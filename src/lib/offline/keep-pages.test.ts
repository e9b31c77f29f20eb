import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcePage } from '#src/lib/document/shown-page.ts';
import { keepPages } from './keep-pages.ts';

const observe = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
    },
  );
});
afterEach(() => {
  observe.mockReset();
});

const show = (path: string) => announcePage({ path, locale: 'en', isTitled: true });

/** Creates a fake `navigator.serviceWorker`; `isControlled` means that a worker controls the document. */
function containerOf({ isControlled }: { isControlled: boolean }) {
  const active = { postMessage: vi.fn() };
  const register = vi.fn(() => Promise.resolve());
  const container = {
    controller: isControlled ? active : null,
    register,
    ready: Promise.resolve({ active }),
  };

  return { container: container as unknown as ServiceWorkerContainer, register, active };
}

it('keepPages registers the service worker, and tells it the first and each later public page', async () => {
  const { container, register, active } = containerOf({ isControlled: false });
  show('/auth');
  keepPages(container);

  show('/en');
  show('/admin');
  show('/en/hosting/vps');

  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledTimes(2));
  expect(active.postMessage.mock.calls).toEqual([[{ keep: ['/en'] }], [{ keep: ['/en/hosting/vps'] }]]);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  expect(observe).toHaveBeenCalledOnce();
});

it('keepPages does not tell the service worker the page that the worker itself has answered', async () => {
  const { container, register, active } = containerOf({ isControlled: true });
  show('/en');
  keepPages(container);

  show('/ar');

  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledOnce());
  expect(active.postMessage).toHaveBeenCalledWith({ keep: ['/ar'] });
  expect(register).toHaveBeenCalledOnce();
  expect(observe).not.toHaveBeenCalled();
});
