import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from './session-provider.tsx';
import { SessionStore } from './session-store.ts';

const identity = { url: 'http://localhost', realm: 'hosting', clientId: 'web' };
let idle: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined));
});
afterEach(() => window.history.replaceState(null, '', '/'));

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  const store = new SessionStore({ identity });
  const stop = vi.fn();
  const start = vi.spyOn(store, 'start').mockReturnValue(stop);
  const { unmount } = render(
    <IntlProvider locale="en">
      <SessionProvider store={store}>{null}</SessionProvider>
    </IntlProvider>,
  );

  return { start, stop, unmount };
}

describe('SessionProvider', () => {
  it('starts the session on a public page only when the browser is idle', () => {
    const { start, stop, unmount } = openAt('/en/hosting/vps');
    expect(start).not.toHaveBeenCalled();

    idle?.();
    expect(start).toHaveBeenCalledOnce();
    unmount();

    expect(stop).toHaveBeenCalledOnce();
  });

  it('does not start the session for a page that is closed before the browser is idle', () => {
    const { start, unmount } = openAt('/');

    unmount();

    expect(idle).toBeUndefined();
    expect(start).not.toHaveBeenCalled();
  });

  it.each(['/auth', '/admin/notices', '/update-password', '/#state=a&code=b'])(
    'starts the session at once at %s',
    (path) => {
      expect(openAt(path).start).toHaveBeenCalledOnce();
    },
  );
});
