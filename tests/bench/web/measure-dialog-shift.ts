import type { Browser, BrowserContext, Page } from 'playwright-core';
import { askGraphql, asSiteAdmin, signIn, signInRequest } from '#tests/support/api.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import type { RunningStack } from '#tests/support/processes/stack.ts';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { LINE, proveInstrument, sumOf } from './measure-shift.ts';

/** Lists whose first button opens a form, and whose rows open it too. */
const LISTS = [
  'contacts',
  'pricing',
  'footer-links',
  'notices',
  'newsletters',
  'webhooks',
  'api-keys',
] as const;
const HEIGHT = 900;
/** Milliseconds after which what a form loads by itself has come over the slow line. */
const SETTLED_MS = 4_000;
/** Milliseconds between the pointer's arrival at a button and the click, as of a quick person. */
const AIMED_MS = 150;
/** Rows for the lists that a fresh product leaves empty, so that each list has one to open. */
const ROWS = [
  'mutation { insert_contacts_one(object: { email: "salma@example.test", first_name: "Salma" }) { id } }',
  'mutation { insert_newsletters_one(object: { subject: "News", content: "<p>Hello</p>", template_name: "Basic" }) { id } }',
  'mutation { insert_webhook_endpoints_one(object: { name: "Shop", url: "https://example.test/hook", events: ["plan.changed"] }) { id } }',
  'mutation { create_api_key(name: "Shop", role: "reader") { key } }',
];
/** Script for the page, as text: adds up what moves within dialogs, also soon after a click. */
const COLLECT = `globalThis.layoutShift = 0;
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    if (sources.some(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest('[role=dialog]')))
      globalThis.layoutShift += value;
}).observe({ type: 'layout-shift' });`;

export type DialogShift = { name: string; shifts: number[] };

/** Measures what moves within the dialogs of new and of opened records, at each width, over a slow line. */
export async function measureDialogShift(
  stack: RunningStack,
  word: string,
  widths: readonly number[],
): Promise<DialogShift[]> {
  const browser = await launchBrowser(['--font-render-hinting=none']);
  try {
    await proveInstrument(browser);
    const headers = asSiteAdmin(await signIn(stack.url, stack.adminEmail, stack.adminPassword));
    for (const row of ROWS) await askGraphql(stack.url, row, { headers });
    const results: DialogShift[] = [];
    for (const list of LISTS.filter((name) => name.includes(word))) {
      const shifts: number[][] = [];
      for (const width of widths) shifts.push(await shiftsOf(browser, stack, list, width));
      const kinds = ['new', 'opened'].map((kind, place) => ({
        name: `${list}, ${kind}`,
        shifts: shifts.map((ofWidth) => ofWidth[place] ?? Number.NaN),
      }));
      for (const { name, shifts: told } of kinds) process.stdout.write(`${name}: ${told.join(', ')}\n`);
      results.push(...kinds);
    }

    return results;
  } finally {
    await browser.close();
  }
}

/** Returns the shift in the dialog of a new record, then in that of the first row; each in a browser of its own. */
async function shiftsOf(
  browser: Browser,
  stack: RunningStack,
  list: string,
  width: number,
): Promise<number[]> {
  const shifts: number[] = [];
  for (const button of [/^(Add|Create)/, /^Edit$/]) {
    const isPhone = width < 600;
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width, height: HEIGHT },
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    try {
      // A busy machine takes its time, which none of this measures.
      context.setDefaultTimeout(HANGS_AFTER_MS);
      await signInAs(context, stack);
      shifts.push(await shiftOf(await context.newPage(), `${stack.url}/admin/${list}`, button));
    } finally {
      await context.close();
    }
  }

  return shifts;
}

async function shiftOf(page: Page, url: string, button: RegExp): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url, { waitUntil: 'load' });
  const opener = page.getByRole('main').getByRole('button', { name: button }).first();
  await opener.waitFor();
  await page.evaluate('document.fonts.ready.then(() => null)');
  await page.evaluate(COLLECT);
  await opener.hover();
  await page.waitForTimeout(AIMED_MS);
  await opener.click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);

  return sumOf(page);
}

async function signInAs(context: BrowserContext, stack: RunningStack): Promise<void> {
  const data = await signInRequest(stack.url, stack.adminEmail, stack.adminPassword);
  const answer = await context.request.post(`${stack.url}/v1/graphql`, { data });
  if (!(await answer.text()).includes('access_token'))
    throw new Error('The administrator could not sign in.');
}
