import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A browser as one person has it: storage of its own, and the tab that the visit begins in. */
export type Profile = {
  context: BrowserContext;
  page: Page;
  /** Whether something was done to it that can't be taken back. */
  isSpent: boolean;
};

/** What a context is made of, which nothing changes afterwards; one without a key is for one visit. */
export type Make = { key?: string; open: (browser: Browser) => Promise<BrowserContext> };

/** A page of the site that loads nothing, and shares its storage. */
const PARKING = '/livez';
/** What tests listen to. */
const LISTENED = ['console', 'dialog', 'pageerror', 'request', 'response'];
/** After these Playwright knows no way back. */
const LASTING = {
  page: ['addInitScript', 'routeWebSocket', 'emulateMedia', 'exposeFunction'],
  context: ['addInitScript', 'routeWebSocket', 'exposeFunction', 'grantPermissions', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime'],
} as const;

/**
 * Profiles that nobody has now. Whoever gets one finds nothing that the person before has left; only the browser keeps
 * its files and its process, which is a third of what a visit costs.
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

/** Gives a profile back, emptied; one that can't be emptied is closed. */
export async function giveBack(profile: Profile, { key }: Make): Promise<void> {
  const { context, page } = profile;
  if (key === undefined || profile.isSpent || page.isClosed()) return context.close();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  for (const event of LISTENED) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(PARKING);
  await page.mouse.move(-1, -1);
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
