import type { Page } from 'playwright-core';

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
