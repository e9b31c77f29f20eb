import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A browser of one person: it has a storage of its own and the tab in which the visit starts. */
export type Profile = {
  context: BrowserContext;
  page: Page;
  /** True after a change that can't be undone; the profile is not used again then. */
  isSpent: boolean;
};

/** Settings of a context, which don't change afterwards; a context without a key is used for one visit only. */
export type Make = { key?: string; open: (browser: Browser) => Promise<BrowserContext> };

/** A page of the site that loads nothing and shares the site's storage. */
const PARKING = '/livez';
/** Events that tests listen to. */
const LISTENED = ['console', 'dialog', 'pageerror', 'request', 'response'];
/** Methods whose effects Playwright can't undo. */
const LASTING = {
  page: ['addInitScript', 'routeWebSocket', 'emulateMedia', 'exposeFunction'],
  context: ['addInitScript', 'routeWebSocket', 'exposeFunction', 'grantPermissions', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime'],
} as const;

/**
 * Profiles that no test uses now, by key. They are emptied before they are used again, so that a test finds nothing
 * of the one before; only the browser's files and process stay, which are a third of a visit's cost.
 */
const waiting = new Map<string, Profile[]>();

export async function takeProfile(browser: Browser, make: Make): Promise<Profile> {
  const free = make.key === undefined ? undefined : waiting.get(make.key)?.pop();
  if (free && free.context.browser() === browser && !free.page.isClosed()) return free;
  const context = await make.open(browser);
  const profile = { context, page: await context.newPage(), isSpent: false };
  watchForLastingChanges(profile);

  return profile;
}

/** Empties a profile and makes it available again; closes one that can't be emptied. */
export async function giveBack(profile: Profile, { key }: Make): Promise<void> {
  const { context, page } = profile;
  if (key === undefined || profile.isSpent || page.isClosed()) return context.close();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  for (const event of LISTENED) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(PARKING);
  await page.mouse.move(-1, -1);
  // A test may have failed in the middle of a drag.
  await page.mouse.up();
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  waiting.set(key, [...(waiting.get(key) ?? []), profile]);
}

function watchForLastingChanges(profile: Profile): void {
  const { context, page } = profile;
  const parts = { page, context, clock: context.clock };
  for (const [part, names] of Object.entries(LASTING)) {
    const owner = parts[part as keyof typeof parts] as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    for (const name of names) {
      const change = owner[name]?.bind(owner);
      owner[name] = (...args) => {
        profile.isSpent = true;
        return change?.(...args);
      };
    }
  }
}
