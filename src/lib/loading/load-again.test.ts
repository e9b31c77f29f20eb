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
  it('tries again what did not arrive, and tells of it until it is there', async () => {
    const load = vi.fn().mockRejectedValueOnce(fault).mockRejectedValueOnce(fault).mockResolvedValue('there');
    const onChange: boolean[] = [];
    const stop = lateness.subscribe(() => onChange.push(lateness.note() !== false));

    const loading = loadAgain<string>(load);
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe('there');
    expect(onChange).toEqual([true, false]);
    stop();
  });

  it('says nothing of what comes at once', async () => {
    const listener = vi.fn();
    const stop = lateness.subscribe(listener);

    await expect(loadAgain(() => Promise.resolve('there'))).resolves.toBe('there');

    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('loads where there is no window: the server draws pages with it', async () => {
    vi.stubGlobal('window', undefined);

    await expect(loadAgain(() => Promise.resolve('there'))).resolves.toBe('there');
  });

  it('gives up with the fault after ten seconds', async () => {
    const load = vi.fn().mockRejectedValue(fault);
    const startedAt = Date.now();

    const loading = loadAgain(load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();

    await expect(loading).resolves.toBe(fault);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(load).toHaveBeenCalledTimes(6);
    expect(lateness.note()).toBe(false);
  });

  it('opens the page afresh where the server answers, once', async () => {
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

  it('opens nothing afresh for a field, beside which somebody may have typed', async () => {
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

  it('reports nothing about a part that was not asked for, and does not reload the page for it', async () => {
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

  it('opens nothing afresh on a page that is being left, whose browser stops what it loads', async () => {
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
