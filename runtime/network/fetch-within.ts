import { ownTime } from '../process/own-time.ts';

/**
 * Fetches an answer that is short enough to be kept whole, within so many milliseconds of this process's own time
 * (own-time.ts), its body included. Throws a TimeoutError if it takes longer.
 */
export function fetchWithin(ms: number, url: string | URL, init: RequestInit = {}): Promise<Response> {
  return ownTime.within(ms, async (signal) => {
    const response = await fetch(url, { ...init, signal });
    const body = await response.arrayBuffer();

    return new Response(body.byteLength === 0 ? null : body, response);
  });
}
