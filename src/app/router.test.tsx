import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '#src/components/link.tsx';
import { untilDrawn } from '#src/testing/act.ts';
import { renderRoutes } from '#src/testing/render-app.tsx';
import { lazyPage } from './routes/lazy-page.tsx';

const NextPage = () => <h1>{'The next page'}</h1>;

/** Creates a page whose code arrives when the test says so. */
function makeArrival() {
  let arrive!: (page: ComponentType) => void;
  const promise = new Promise<ComponentType>((resolve) => (arrive = resolve));

  return {
    load: () => promise,
    arrive: () =>
      act(async () => {
        arrive(NextPage);
        await promise;
      }),
  };
}

/** Creates a page with a link, and the page that the link opens. */
function makeRoutes(load: () => Promise<ComponentType>): RouteObject[] {
  return [
    { path: '/', element: <Link to="/next">{'Go on'}</Link> },
    { path: '/next', ...lazyPage(load) },
  ];
}

/** Waits until a click is drawn, runs the fake timers until a load is given up, and restores the real timers for React. */
async function untilGivenUp() {
  await untilDrawn();
  await act(() => vi.runAllTimersAsync());
  vi.useRealTimers();
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline'))));
describe('a page whose code is loaded on demand', () => {
  it('shows a progress bar while it loads if it is the first page', async () => {
    const { load, arrive } = makeArrival();
    await renderRoutes(makeRoutes(load), { path: '/next', isOnItsWay: true });

    expect(screen.getByRole('progressbar', { name: 'Loading...' })).toBeTruthy();
    await arrive();

    expect(await screen.findByRole('heading', { name: 'The next page' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('leaves the previous page visible until it has loaded', async () => {
    const { load, arrive } = makeArrival();
    const { user } = await renderRoutes(makeRoutes(load));

    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(screen.getByRole('link', { name: 'Go on' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await arrive();

    expect(await screen.findByRole('heading', { name: 'The next page' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull();
  });

  it('is loaded at the same time as the layout around it', async () => {
    const frame = vi.fn(() => new Promise<ComponentType>(() => undefined));
    const page = vi.fn(() => Promise.resolve(NextPage));

    await renderRoutes([{ path: '/', ...lazyPage(frame), children: [{ index: true, ...lazyPage(page) }] }], {
      isOnItsWay: true,
    });

    expect([frame, page].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is replaced by the error page if it cannot be loaded, and the error is logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new TypeError('Failed to fetch dynamically imported module');
    await renderRoutes(makeRoutes(() => Promise.reject(fault)));

    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
    await untilGivenUp();

    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('[router]'), { error: fault });
  });

  it('is loaded again by a reload of the document when the visitor clicks "Try again"', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    vi.useFakeTimers();
    await renderRoutes(
      makeRoutes(() => Promise.reject(new Error('Offline'))),
      { path: '/next', isOnItsWay: true },
    );
    await untilGivenUp();

    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(reload).toHaveBeenCalledOnce();
  });
});
