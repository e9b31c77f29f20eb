import { createHash } from 'node:crypto';
import { pagePolicy } from '../head/page-policy.ts';
import { documentHeaders } from '../../server/security/security-headers.ts';
import { describeView, type Address } from '../head/describe-view.ts';
import { renderShell } from '../head/render-shell.ts';
import type { SiteSource } from '../files/site-source.ts';
import { pagesOf } from '../pages/kind-pages.ts';
import type { SiteParts, SiteSettings } from '../pages/site-settings.ts';
import { createAskedQueries } from './asked-queries.ts';
import { composePage } from './compose-page.ts';
import type { LiveAnswers } from './live-answers.ts';
import { createPageFiles } from './page-files.ts';
import type { Drawn, PageView } from './page-entry.ts';
import type { AskedQuery, Renderer } from './renderer.ts';

/** Key in `shows` for the saved settings, which every page shows. */
export const SETTINGS = 'settings';
export const DAY_MS = 24 * 60 * 60 * 1_000;

const SITE_TEXTS = 'src/app/messages/site-{language}.generated.ts';
/** Source of the page that the site shows for a missing page. */
const NOT_FOUND_PAGE = 'src/app/routes/site/not-found-page.tsx';

type Options = Omit<SiteParts, 'settings'> & {
  source: SiteSource;
  live: LiveAnswers;
  renderer: Renderer;
  settings: () => SiteSettings | undefined;
};

type Made = { madeOf: string; document: string; queries: readonly AskedQuery[] };

type Answers = Readonly<Record<string, unknown>>;
type PageState = { readonly answers: Answers } & Readonly<Record<string, unknown>>;

/**
 * Renderings of one page until its answers are complete: the first reports its queries, the second may ask further ones
 * that depend on their answers.
 */
const MAX_ROUNDS = 3;

/**
 * Renders whole pages from the newest answers. Rendering a page reports its queries, which are then watched as
 * subscriptions. A page whose inputs equal those of its last rendering is reused: most changes show on few pages.
 */
export function createDrawing({ publicUrl, configOf, source, live, renderer, settings }: Options) {
  const filesOf = createPageFiles(source.manifest);
  const asked = createAskedQueries(live);

  /** Hash of the inputs and the document of each page's last rendering. */
  const before = new WeakMap<PageView, Made>();

  async function make(view: PageView, address: Address, state: PageState): Promise<Made> {
    const { path, language } = view;
    const { saved } = address;
    const described = describeView(source.pages, address).view;
    const shell = renderShell(await source.template(path), described);
    const same = before.get(view);
    if (same?.madeOf === hashOf([state, shell])) return same;

    const { html, queries } = await renderer.render(path, state);
    const modules = [SITE_TEXTS, ...(pagesOf(source.pages, saved).find(path)?.modules ?? [NOT_FOUND_PAGE])];
    const files = filesOf(modules.map((file) => file.replace('{language}', language)));
    const shown = { ...state, answers: ofQueries(state.answers, queries) };
    const document = composePage({ shell, files, html, state: shown });
    const made = { madeOf: hashOf([shown, shell]), queries, document };
    before.set(view, made);

    return made;
  }

  return async function draw(view: PageView): Promise<Drawn | undefined> {
    const saved = settings();
    if (!saved) return undefined;
    const address = { ...view, publicUrl, saved, config: configOf(saved) };
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const known = asked.keysFor(view.path);
      const answers: Answers = Object.fromEntries(known.map((key) => [key, live.get(key)]));
      const state = {
        locale: view.language,
        config: address.config,
        search: view.search,
        answers,
        drawnAt: new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS).toISOString(),
      };
      const { document, queries } = await make(view, address, state);
      asked.take(view.path, queries, known);
      const keys = queries.map(({ key }) => key);
      if (keys.every((key) => answers[key] !== undefined)) {
        const policy = pagePolicy({ ...address, html: document });
        return { html: document, headers: documentHeaders(policy), shows: new Set([...keys, SETTINGS]) };
      }
      await live.arrived(keys);
      if (keys.some((key) => live.get(key) === undefined)) return undefined;
    }
    return undefined;
  };
}

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Returns the answers to a page's queries, without those that it was only offered. */
const ofQueries = (answers: Answers, queries: readonly AskedQuery[]): Answers =>
  Object.fromEntries(queries.map(({ key }) => [key, answers[key]]));
