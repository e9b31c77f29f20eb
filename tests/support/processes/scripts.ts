import type { BrowserContext, Page, Route } from 'playwright-core';

/** Collects the messages in the browser's console, errors of hydration among them. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));

  return said;
}

/** Holds back the page's script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((done) => (arrive = done));
  await page.route('**/assets/index-*.js', async (route) => {
    await arrival;
    await route.continue();
  });

  return arrive;
}

/**
 * Lets `answer` decide what becomes of the script that exports this name, as files have no words in their names; the
 * returned function ends that.
 */
export async function routeScript(
  where: Page | BrowserContext,
  exported: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await where.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    if (isOver) return route.continue();
    const response = await route.fetch();
    const isExported = (await response.text()).includes(` as ${exported}`);
    await (isExported && !isOver ? answer(route) : route.fulfill({ response }));
  });

  return () => {
    isOver = true;
  };
}
