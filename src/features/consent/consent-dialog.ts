import {
  acceptedCategory,
  hide,
  run,
  setLanguage,
  showPreferences,
  type Translation,
} from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { readTags, type Tags } from '#src/lib/document/document-tags.ts';
import type { Locale } from '#src/config/locale.ts';
import { onPageShown } from '#src/lib/document/shown-page.ts';
import './consent.css';
import { purposesOf, revisionOf, type Granted } from './granted.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';
import { createTagLoader, hasTagRun } from './tag-loader.ts';

/** Days until the visitor is asked again: half a year. */
const CHOICE_DAYS = 182;

/** Cookies by purpose, under the names that the services document; deleted when consent is withdrawn. */
const COOKIES = { analytics: [/^_ga/, '_gid', /^_ym/], marketing: [/^_gcl/, /^_gat/, '_fbp'] };

type Shown = { tags: Tags; locale: Locale; texts: Translation };

let shown: Shown | undefined;
let isRunning = false;
/** Number of the visitor's requests that were answered; the texts of another language answer none again. */
let answeredCount = 0;
const loader = createTagLoader();

/**
 * Shows the banner if the visitor has not chosen yet, and loads the allowed tags; a later call applies a new language
 * or new tags.
 */
export async function showConsent(next: Shown): Promise<void> {
  shown = next;
  if (!isRunning) {
    isRunning = true;
    onPageShown((page) => page.isTitled && loader.countPage(page));
    await run({ ...configOf(next), language: languageOf(next.locale) });
    return;
  }
  apply();
  await setLanguage(next.locale, true);
}

/** Withdraws the question and every tag once the site has none any more; the other pages of a site with tags keep theirs. */
export function endConsent(): void {
  if (!shown || readTags() !== null) return;
  shown = { ...shown, tags: {} };
  apply();
  hide();
}

/** Opens the consent settings if the visitor has asked for them since the last call. */
export function openCookieSettings(askedCount: number): void {
  const isAsked = askedCount > 0 && askedCount !== answeredCount;
  answeredCount = askedCount;
  if (isAsked) showPreferences();
}

function configOf({ tags }: Shown) {
  const purposes = purposesOf(tags).map((purpose) => {
    const cookies = COOKIES[purpose].map((name) => ({ name }));
    return [purpose, { autoClear: { cookies } }] as const;
  });

  return {
    revision: revisionOf(tags),
    cookie: {
      name: 'consent',
      expiresAfterDays: CHOICE_DAYS,
      secure: window.location.protocol === 'https:',
    },
    // Browsers driven by a program (tests, crawlers) see the banner like any other visitor.
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: {
      consentModal: { layout: 'cloud inline', position: 'bottom center', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: { necessary: { enabled: true, readOnly: true }, ...Object.fromEntries(purposes) },
    onConsent: apply,
    onChange: change,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') keepFocusInView(modal);
    },
  } satisfies Omit<Parameters<typeof run>[0], 'language'>;
}

/** Configures the languages; the library calls `texts` again at each change of language. */
function languageOf(locale: Locale) {
  const texts = async () => {
    if (!shown) throw new Error('There are no texts about consent yet.');
    return shown.texts;
  };

  return { default: locale, rtl: 'ar', translations: { en: texts, ar: texts } };
}

const granted = (): Granted => ({
  analytics: acceptedCategory('analytics'),
  marketing: acceptedCategory('marketing'),
});

function apply(): void {
  if (shown) loader.apply(shown.tags, granted());
}

/**
 * Reloads the page when consent is withdrawn, because a script that already ran can't be unloaded; else applies the
 * choice.
 */
function change({ changedCategories }: { changedCategories: string[] }): void {
  const isWithdrawn = changedCategories.some((category) => !acceptedCategory(category));
  if (isWithdrawn && hasTagRun()) window.location.reload();
  else apply();
}
