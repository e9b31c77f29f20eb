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
const FOOTER = 'src/app/routes/site/page-footer.tsx';
const LIVE = 'src/lib/public-data/subscribe-to-api.ts';
const ASKED = 'src/lib/public-data/ask-api.ts';
const KEPT = 'src/lib/offline/start-offline.ts';
const SESSION = 'src/lib/auth/session-keeper.ts';

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
    ],
    limits: [99, 133],
  },
  '/hosting/<category>': {
    first: ['src/app/routes/site/hosting-page.tsx'],
    later: [FOOTER, CAROUSEL, LIVE, ASKED, KEPT, SESSION],
    limits: [110, 132],
  },
  '/auth': { first: ['src/app/routes/site/auth-route.tsx'], later: ['src/app/routes/site/auth-parts.tsx'] },
};

/** Prints the size of each route's scripts (brotli, with static imports and English texts); fails above a limit. */
export function transferSizes(): Plugin {
  return {
    name: 'transfer-sizes',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const startingIn = (file: string) =>
        chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`)) ??
        // A module that two parts import may lie in a shared chunk.
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
      const entry = [
        startingIn('index.html') ?? startingIn('src/main.tsx'),
        startingIn('src/app/messages/site-en.ts'),
      ];
      const compressedBytes = remember(({ code }: Chunk) => brotliCompressSync(code).byteLength);
      const sizeOf = (starts: readonly (Chunk | undefined)[]) => {
        const files = new Set(starts.flatMap((chunk) => (chunk ? reach(chunk, byFile) : [])));
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

function reach(chunk: Chunk, byFile: Map<string, Chunk>, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = byFile.get(file);
    if (imported) reach(imported, byFile, seen);
  }

  return [...seen];
}

function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();

  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
