import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

type Route = {
  /** Source files of the chunks that hydrate the first screen after its first paint, in addition to the entry. */
  readonly first?: readonly string[];
  /** Source files of the chunks that load after the first screen: content below it, animation, live updates. */
  readonly later: readonly string[];
  /** KB that the build refuses to exceed: of the first screen, and in all. */
  readonly limits?: readonly [first: number, all: number];
};

/** File of the banner's carousel, which loads if there are at least two notices. */
const CAROUSEL = 'embla-carousel.esm.js';

const DRAWING = 'src/components/illustrations/hero-illustration.tsx';
const FOOTER = 'src/app/routes/site/layout/page-footer.tsx';
const LIVE = 'src/lib/public-data/subscribe-to-api.ts';
const ASKED = 'src/lib/public-data/ask-api.ts';
const KEPT = 'src/lib/offline/start-offline.ts';
const SESSION = 'src/lib/auth/session-keeper.ts';
const SUGGESTION = 'src/features/plans/suggestion/currency-suggestion.tsx';

/** Parts of the back office that every page of it loads, whichever part it begins with. */
const OFFICE = [
  'src/lib/apollo/apollo-provider.tsx',
  'src/app/routes/admin/load-pages.ts',
  'src/app/routes/admin/admin-layout.tsx',
  'src/app/messages/admin-en.generated.ts',
  'src/app/routes/admin/sections.ts',
];
const FIELD_NAMES = 'src/app/messages/history-en.generated.ts';
/** KB that any page of the back office may load. */
const OFFICE_LIMIT = 260;

/** Pages of the back office with the features whose texts each loads. */
const LISTS: Readonly<Record<string, readonly [page: string, ...features: string[]]>> = {
  users: ['src/features/users/admin/users-page.tsx', 'users'],
  contacts: ['src/features/contacts/admin/contacts-section.tsx', 'contacts'],
  pricing: ['src/app/routes/admin/pricing-page.tsx', 'plans'],
  'footer-links': ['src/features/footer-links/admin/links-section.tsx', 'footer-links'],
  notices: ['src/features/notices/admin/notices-section.tsx', 'notices'],
  newsletters: ['src/features/newsletters/admin/newsletters-section.tsx', 'newsletters'],
  webhooks: ['src/features/webhooks/admin/webhooks-section.tsx', 'webhooks'],
  'api-keys': ['src/features/api-keys/admin/api-keys-section.tsx', 'api-keys'],
  history: ['src/app/routes/admin/history-page.tsx', 'history'],
};

function textsOf(feature: string): string {
  return `src/features/${feature}/messages/admin-en.json`;
}

/** Files that a page of the back office loads before its list is usable; dialogs, menus and toasts load after that. */
const office = ([page, ...features]: readonly [string, ...string[]]): Route => ({
  first: [...OFFICE, page, ...features.map(textsOf), ...(features.includes('history') ? [FIELD_NAMES] : [])],
  later: [SESSION],
  limits: [OFFICE_LIMIT, OFFICE_LIMIT],
});

const ROUTES: Readonly<Record<string, Route>> = {
  '/': {
    later: [
      DRAWING,
      'src/app/routes/site/landing-sections.tsx',
      FOOTER,
      CAROUSEL,
      LIVE,
      ASKED,
      KEPT,
      SESSION,
      SUGGESTION,
    ],
    limits: [99, 133],
  },
  '/hosting/<category>': {
    first: ['src/app/routes/site/hosting-page.tsx'],
    later: [
      'src/features/plans/components/category/category-page-parts.ts',
      FOOTER,
      CAROUSEL,
      LIVE,
      ASKED,
      KEPT,
      SESSION,
      SUGGESTION,
    ],
    limits: [110, 132],
  },
  '/auth': {
    first: ['src/app/routes/site/account/auth-route.tsx'],
    later: ['src/app/routes/site/account/auth-parts.tsx', 'src/lib/apollo/apollo-provider.tsx'],
  },
  '/admin': office(['src/app/routes/admin/dashboard-page.tsx', 'dashboard']),
  ...Object.fromEntries(Object.entries(LISTS).map(([name, parts]) => [`/admin/${name}`, office(parts)])),
};

/**
 * Prints the size of each route's scripts (brotli, with static imports and English texts); fails above a limit, and for
 * scripts that import each other, of which one would run too early.
 */
export function transferSizes(): Plugin {
  return {
    name: 'transfer-sizes',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const circle = chunks.find(({ imports, fileName }) =>
        imports.some((file) => file !== fileName && reach(file, byFile).has(fileName)),
      );
      if (circle) this.error(`${circle.fileName} imports itself by way of others, and would run too early.`);
      const startingIn = (file: string) =>
        chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`)) ??
        // A module that two parts import may lie in a shared chunk.
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
      const entry = [
        startingIn('index.html') ?? startingIn('src/main.tsx'),
        startingIn('src/app/messages/site-en.generated.ts'),
      ];
      const compressedBytes = remember(({ code }: Chunk) => brotliCompressSync(code).byteLength);
      const sizeOf = (starts: readonly (Chunk | undefined)[]) => {
        const files = new Set(
          starts.flatMap((chunk) => (chunk ? [...reach(chunk.fileName, byFile).values()] : [])),
        );
        return [...files].reduce((sum, chunk) => sum + compressedBytes(chunk), 0) / 1024;
      };
      const parts = (files: readonly string[]) =>
        files.map((file) => startingIn(file) ?? this.error(`No chunk has ${file}.`));
      for (const [route, { first = [], later, limits = [Infinity, Infinity] }] of Object.entries(ROUTES)) {
        const start = [...entry, ...parts(first)];
        const sizes = [sizeOf(start), sizeOf([...start, ...parts(later)])] as const;
        this.info(
          `${route}: ${sizes[0].toFixed(1)} KB of JavaScript (brotli) for the first screen, ${sizes[1].toFixed(1)} in all`,
        );
        if (sizes[0] > limits[0])
          this.error(`The first screen of ${route} may load ${limits[0]} KB of JavaScript.`);
        if (sizes[1] > limits[1]) this.error(`${route} may load ${limits[1]} KB of JavaScript.`);
      }
    },
  };
}

/** Finds a chunk and all that it imports, by their files. */
function reach(file: string, byFile: ReadonlyMap<string, Chunk>, found = new Map<string, Chunk>()) {
  const chunk = byFile.get(file);
  if (chunk && !found.has(file)) {
    found.set(file, chunk);
    for (const imported of chunk.imports) reach(imported, byFile, found);
  }

  return found;
}

function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();

  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
