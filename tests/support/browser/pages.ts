import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { signInRequest } from '../api.ts';
import { holdScripts } from '../processes/scripts.ts';
import { textsOf, type Locale } from '../texts.ts';
import { waitUntil } from '../wait-until.ts';

type Admin = { adminEmail: string; adminPassword: string };

/** Seconds between two of the clicks; the page counts clicks as rapid up to 500 ms apart. */
const RAPID_CLICK_PAUSE_S = 0.1;
/** Default size of the browser's text in CSS pixels. */
const TEXT_PX = 16;
/** Smallest shift that a person can see. */
const SEEN_FROM = 0.001;
/** Step of the stopped clock; it is shorter than every delay of the page. */
const CLOCK_STEP_MS = 50;

/** Opens the hidden dialog as SPEC has it: three rapid clicks anywhere on /auth. */
export async function openAdminDialog(page: Page, locale: Locale = 'en'): Promise<Locator> {
  await page.goto(`/auth?lng=${locale}`);
  await page.getByRole('tab').first().waitFor();
  const dialog = page.getByRole('dialog', { name: textsOf(locale)('auth.admin.title') });
  const click = await clickRapidly(page, 5, 400);
  await click();
  await click();
  await click();
  await dialog.waitFor();

  return dialog;
}

/**
 * Returns a function that clicks on one spot, each time 100 ms after the time before. The time is that of the events,
 * which the page compares, however late a busy machine delivers them.
 */
export async function clickRapidly(page: Page, x: number, y: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;

  return async () => {
    timestamp += RAPID_CLICK_PAUSE_S;
    const event = { x, y, button: 'left', clickCount: 1, timestamp } as const;
    await session.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' });
    await session.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' });
  };
}

/**
 * Waits 500 ms, because three clicks within 500 ms of each other open the hidden dialog; a person who fills in a form
 * is slower.
 */
export async function untilClicksAreApart(page: Page): Promise<void> {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 500, from);
}

/**
 * Makes the browser's text larger until the end of the test. The size belongs to the session that has set it, and holds
 * on all later pages of the tab, which another test may get.
 */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  onTestFinished(async () => {
    await set(TEXT_PX);
    await session.detach();
  });
  await set(times * TEXT_PX);
}

/** Ticks the captcha's box and waits until the captcha is solved. */
export async function solveCaptchaInPage(page: Page, scope = page.getByRole('dialog')): Promise<void> {
  const widget = scope.locator('altcha-widget');
  // The box lies below its drawing, so a person's click hits its label.
  await widget.locator('label').first().click();
  await widget.locator('[data-state=verified]').waitFor();
}

/** Signs the administrator in as a person does; ends on the landing page. */
export async function signInThroughDialog(page: Page, admin: Admin, locale: Locale = 'en'): Promise<void> {
  const dialog = await openAdminDialog(page, locale);
  await dialog.locator('input[name=email]').fill(admin.adminEmail);
  await dialog.locator('input[name=password]').fill(admin.adminPassword);
  await solveCaptchaInPage(page);
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Signs the administrator in without the dialog; the next page needs the session's cookie alone. */
export async function signInByApi(context: BrowserContext, admin: Admin & { url: string }): Promise<void> {
  const data = await signInRequest(admin.url, admin.adminEmail, admin.adminPassword);
  const answer = await context.request.post(`${admin.url}/v1/graphql`, { data });

  expect(await answer.json()).toHaveProperty('data.sign_in.access_token');
}

/** Tells how far a page moved by itself, when (ms since the page began), and which of its parts did. */
type Shift = { value: number; startTime: number; parts: string[] };

/** Records what moves on the page by itself, not as the answer to an input; the returned function tells it all. */
async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Entry = Omit<Shift, 'parts'> & { hadRecentInput: boolean; sources: Array<{ node: Node | null }> };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as unknown as Entry[]) {
        if (hadRecentInput) continue;
        const parts = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 80)}`);
        shifts.push({ value, startTime, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

  return () => page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
}

/** Adds up how far the page's parts move by themselves, not as the answer to an input. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await recordShifts(page);

  return async () => (await shifts()).reduce((sum, { value }) => sum + value, 0);
}

/**
 * Opens a page whose scripts arrive after its fonts are drawn: what fonts move depends on those of the machine, and `npm
 * run bench -- shift` measures it.
 */
export async function openBeforeScripts(page: Page, path: string) {
  const allShifts = await recordShifts(page);
  const arrive = await holdScripts(page);
  const going = page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const since = await drawFonts(page);

  return {
    /** Lets the scripts come; gives the page's answer when they have taken the page over. */
    letScriptsCome: () => {
      arrive();
      return going;
    },
    /** Tells what has moved since the fonts were drawn, and was to be seen. */
    shifts: async () => {
      await drawFonts(page);
      return (await allShifts()).filter(({ startTime, value }) => startTime >= since && value >= SEEN_FROM);
    },
  };
}

/** Waits until the page is drawn with all fonts that it uses; returns the page's time, in milliseconds. */
function drawFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const draw = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await draw();
    await document.fonts.ready;
    await draw();

    return performance.now();
  });
}

/** Stops the page's clock before its first visit; from then on time passes only by `clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(idleAtOnce);
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    let isThere = false;
    const response = goto(...to).finally(() => (isThere = true));
    for (let seconds = 1; !isThere; seconds += 1) {
      await Promise.race([response.catch(() => undefined), sleep(1_000)]);
      // React shows late content by a timer; the clock moves on so that no visit waits forever.
      if (!isThere && seconds > 3) await page.clock.runFor(CLOCK_STEP_MS * 10).catch(() => undefined);
    }
    return response;
  };
}

/**
 * Runs in the page: calls idle callbacks at once, because a stopped clock never reports that the browser is idle; the
 * page loads its scripts then.
 */
function idleAtOnce(): void {
  window.requestIdleCallback = (run) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => run({ didTimeout: false, timeRemaining: () => 0 });
    port2.postMessage(null);
    return 0;
  };
}

/** Lets time pass on a page with a stopped clock until a part of it is visible. */
export async function untilShown(part: Locator): Promise<void> {
  await waitUntil(`${part} shows`, async () => {
    await part.page().clock.runFor(CLOCK_STEP_MS);
    return part.isVisible();
  });
}

/** Opens the service panel by the custom event, which any part of the page may dispatch. */
export async function openServicePanel(page: Page, category: string): Promise<Locator> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('open-service-panel', { detail })),
    category,
  );
  const panel = page.getByRole('dialog');
  await panel.waitFor();

  return panel;
}

/** Waits until a part no longer moves: its position no longer changes from one frame to the next. */
export async function untilAtRest(part: Locator): Promise<void> {
  await part.evaluate(
    (element) =>
      new Promise<void>((done) => {
        let before = '';
        const look = (): void => {
          const { x, y } = element.getBoundingClientRect();
          const place = `${x} ${y}`;
          if (place === before && element.getAnimations({ subtree: false }).length === 0) done();
          else requestAnimationFrame(look);
          before = place;
        };
        look();
      }),
  );
}
