import type { APIResponse, Page } from 'playwright-core';

const API = '**/v1/graphql';

type Headers = Record<string, string>;

const DRAWN = /<div id="root">[\s\S]*<script type="application\/json" id="page-state">[\s\S]*?<\/script>/;

/** Returns a document as the web server answers where it can't render the page. */
export async function asShell(response: APIResponse): Promise<{ body: string; headers: Headers }> {
  const headers = Object.fromEntries(
    Object.entries(response.headers()).filter(([name]) => !/^content-(encoding|length)$/.test(name)),
  );

  return { headers, body: (await response.text()).replace(DRAWN, '<div id="root"></div>') };
}

/**
 * Serves all documents without rendered content, as the web server does before the API has told it what to render:
 * the browser fetches all data.
 */
export async function serveShells(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, ...(await asShell(response)) });
  });
}

export type HeldAnswers = { release(): void };

/** Holds back the answers to one operation of the page until `release` is called; the live socket stays silent. */
export async function holdAnswers(page: Page, operationName: string): Promise<HeldAnswers> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await silenceSocket(page);
  await serveShells(page);
  await page.route(API, async (route) => {
    const { operationName: asked } = route.request().postDataJSON() as { operationName?: string };
    if (asked === operationName) await released;
    await route.continue();
  });

  return { release };
}

/**
 * Breaks every request to the API: either the connection fails, after which the page tries again by itself, or the
 * API refuses with an error of its own, after which it does not.
 */
export async function breakApi(page: Page, answer: 'no-connection' | { message: string }): Promise<void> {
  await serveShells(page);
  await page.route(API, async (route) => {
    if (answer === 'no-connection') return route.abort('connectionrefused');
    const { message } = answer;
    return route.fulfill({
      json: { errors: [{ message, extensions: { code: 'validation-failed', path: '$' } }] },
    });
  });
}

/** Ends `breakApi`: the API answers again. */
export async function mendApi(page: Page): Promise<void> {
  await page.unroute(API);
}

/** Replaces the live socket by one that opens and never sends anything. */
export async function silenceSocket(page: Page): Promise<void> {
  await page.routeWebSocket(/\/v1\/graphql/, () => undefined);
}
