import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { lateness, loadAgain } from './load-again.ts';

const fault = new TypeError('Failed to fetch dynamically imported module');

let server: 'there' | 'away';
let reload: MockInstance;

beforeEach(() => {
  server = 'away';
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => (server === 'away' ? Promise.reject(fault) : Promise.resolve(new Response())));
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
describe('loadAgain', () => {
  it('retries a failed load, and reports the delay until it succeeds', async () => {
    const load = vi.fn().mockRejectedValueOnce(fault).mockRejectedValueOnce(fault).mockResolvedValue('there');
    const onChange: boolean[] = [];
    const stop = lateness.subscribe(() => onChange.push(lateness.note() !== false));

    const loading = loadAgain<string>(load);
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe('there');
    expect(onChange).toEqual([true, false]);
    stop();
  });

  it('reports nothing about a load that succeeds at once', async () => {
    const listener = vi.fn();
    const stop = lateness.subscribe(listener);

    await expect(loadAgain(() => Promise.resolve('there'))).resolves.toBe('there');

    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('loads on the server too, which has no window', async () => {
    vi.stubGlobal('window', undefined);

    await expect(loadAgain(() => Promise.resolve('there'))).resolves.toBe('there');
  });

  it('fails after retrying for ten seconds', async () => {
    const load = vi.fn().mockRejectedValue(fault);
    const startedAt = Date.now();

    const loading = loadAgain(load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe(fault);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(load).toHaveBeenCalledTimes(6);
    expect(lateness.note()).toBe(false);
  });

  it('reloads the page if the server is reachable, but only once', async () => {
    server = 'there';
    const load = vi.fn().mockRejectedValue(fault);

    const leaving = loadAgain(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    await expect(leaving).resolves.toBe(fault);
    const loading = loadAgain(load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe(fault);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload the page for a form field, so that typed text is not lost', async () => {
    server = 'there';
    const load = vi.fn().mockRejectedValue(fault);
    const onChange = vi.fn();
    const stop = lateness.subscribe(onChange);

    const loading = loadAgain(load, 'field').catch((error: unknown) => error);
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe(fault);
    expect(load).toHaveBeenCalledTimes(6);
    expect(reload).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not reload the page or report a delay for an optional part', async () => {
    server = 'there';
    const load = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue('there');
    const onChange = vi.fn();
    const stop = lateness.subscribe(onChange);

    const loading = loadAgain<string>(load, 'extra');
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe('there');
    expect(reload).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    stop();
  });

  it('does not reload a page that the visitor is leaving', async () => {
    // The module keeps the time of `beforeunload` and is shared by test files, so this test uses a time far in the past.
    vi.setSystemTime(0);
    server = 'there';
    const load = vi.fn(() => {
      window.dispatchEvent(new Event('beforeunload'));
      return Promise.reject(fault);
    });
    const onChange = vi.fn();
    const stop = lateness.subscribe(onChange);

    const loading = loadAgain(load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe(fault);
    expect(reload).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    stop();
  });
});
