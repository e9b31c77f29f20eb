import type { APIResponse, Page } from 'playwright-core';

const API = '**/v1/graphql';

type Headers = Record<string, string>;

const DRAWN = /<div id="root">[\s\S]*<script type="application\/json" id="page-state">[\s\S]*?<\/script>/;

/** What a document's answer is where the web server can't draw the page. */
export async function asShell(response: APIResponse): Promise<{ body: string; headers: Headers }> {
  const headers = Object.fromEntries(
    Object.entries(response.headers()).filter(([name]) => !/^content-(encoding|length)$/.test(name)),
  );

  return { headers, body: (await response.text()).replace(DRAWN, '<div id="root"></div>') };
}

/** Documents as the web server sends them before the API has told it what to draw: the browser asks for everything. */
export async function serveShells(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, ...(await asShell(response)) });
  });
}

export type HeldAnswers = { release(): void };

/** Holds back the answers to one operation of the page until they are released; the live socket stays silent. */
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
 * What the page gets for every request to the API: no connection, which it gets over by itself, or a refusal
 * in the API's own words, which it does not ask again after.
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

/** The API answers again. */
export async function mendApi(page: Page): Promise<void> {
  await page.unroute(API);
}

/** A socket that opens and never says a word. */
export async function silenceSocket(page: Page): Promise<void> {
  await page.routeWebSocket(/\/v1\/graphql/, () => undefined);
}
