import { urlsOf, SITE_PAGES } from '#src/config/pages.ts';
import { ORIGINAL_KINDS } from '#rules/hosting-kinds/originals.ts';
import { LOCALES } from '#src/config/locale.ts';
import { startStack, type RunningStack } from '#tests/support/processes/stack.ts';
import type { Part, Scenario } from '../support/scenario.ts';
import { measureDialogShift } from './measure-dialog-shift.ts';
import { measureShift, type ShiftResult, type Visit } from './measure-shift.ts';

/** Links to the landing page: to its prices, to its questions, and with a currency chosen. */
const LED_TO = ['#pricing', '#faq', '?currency=KWD'];
const WIDTHS = [360, 390, 412, 768, 1440];
/** Shift from which a page has a line of its own in the report; the aim is 0, the floor 0.01. */
const TOLD_FROM = 0.001;

/** Widths at which the back office's dialogs are opened. */
const DIALOG_WIDTHS = [390, 1440];

/**
 * Run by `npm run bench -- shift [WORD]`. Measures layout shifts of each public page, or of those with WORD in their
 * path, and those within the dialogs of the back office; with `dialogs [LIST]` the latter alone.
 */
export const shift: Scenario = {
  title: 'What moves',
  measure: async ({ options: [word = '', list = ''], after }) => {
    const stack = await startStack({ env: { COMPRESSION: 'best' } });
    after(() => stack.stop());
    if (word === 'dialogs') return { parts: await measureDialogs(stack, list) };
    const visits = everyVisit().filter(({ path }) => path.includes(word));
    const results = await measureShift(stack.url, visits, WIDTHS);
    const moving = results.filter(({ shifts }) => Math.max(...shifts) >= TOLD_FROM);

    return {
      parts: [
        `Layout shift on a first visit with an empty cache and a slow 4G line, fonts a second later than that, letters as wide as on fine pixels (no hinting); at ${WIDTHS.join(', ')} CSS pixels. Pages with one address are in the browser’s language. Floor / aim: 0.01 / 0.`,
        [['page', ...WIDTHS], ...moving.map(cellsOf)],
        `The other ${results.length - moving.length} of ${results.length} stay below ${TOLD_FROM} at every width.`,
        ...(word === '' ? await measureDialogs(stack, '') : []),
      ],
    };
  },
};

/** Measures the dialogs of the lists with `word` in their names. */
async function measureDialogs(stack: RunningStack, word: string): Promise<Part[]> {
  const results = await measureDialogShift(stack, word, DIALOG_WIDTHS);

  return [
    `Layout shift within the dialogs of the back office over a slow 4G line, clicked 150 ms after the pointer came, also what moves right after the click; at ${DIALOG_WIDTHS.join(', ')} CSS pixels. Aim: 0.`,
    [
      ['dialog', ...DIALOG_WIDTHS],
      ...results.map(({ name, shifts }) => [name, ...shifts.map((value) => value.toFixed(4))]),
    ],
  ];
}

/** Lists each page in each language: by its path in that language if it has one, else by the browser's language. */
function everyVisit(): Visit[] {
  const addresses = SITE_PAGES.flatMap((page) =>
    urlsOf(page)
      .slice(page.kind === 'both' ? 1 : 0)
      .flatMap(({ hreflang, path }) =>
        ('isOfKind' in page ? ORIGINAL_KINDS : [{ slug: '' }]).map(({ slug }) => ({
          hreflang,
          path: path.replace(':kind', slug),
        })),
      ),
  );
  const open = [...addresses, { hreflang: 'x-default', path: '/no-such-page' } as const];

  return [
    ...open.flatMap(({ hreflang, path }) =>
      (hreflang === 'x-default' ? LOCALES : [hreflang]).map((locale) => ({ path, locale })),
    ),
    ...LED_TO.flatMap((part) => LOCALES.map((locale) => ({ path: `/${locale}${part}`, locale }))),
  ];
}

function cellsOf({ path, locale, shifts }: ShiftResult): string[] {
  const name = path.startsWith(`/${locale}`) ? path : `${path} (${locale})`;

  return [name, ...shifts.map((value) => value.toFixed(4))];
}
