import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

type Route = {
  /** What a visit loads beside the entry, by the file that each part begins in. */
  readonly parts: readonly string[];
  /** KB that the build refuses to exceed. */
  readonly limit?: number;
};

/** The banner's carousel, loaded where there are two notices to show. */
const CAROUSEL = 'embla-carousel.esm.js';

const ROUTES: Readonly<Record<string, Route>> = {
  '/': { parts: [CAROUSEL], limit: 180 },
  '/hosting/<category>': { parts: [CAROUSEL, 'src/app/routes/site/hosting-page.tsx'] },
  '/auth': { parts: ['src/app/routes/site/auth-route.tsx'] },
};

/** Prints what each route transfers in scripts (brotli), static imports and English texts included. */
export function transferSizes(): Plugin {
  return {
    name: 'transfer-sizes',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const startingIn = (file: string) =>
        chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
      const entry = [
        startingIn('index.html') ?? startingIn('src/main.tsx'),
        startingIn('src/app/messages/site-en.ts'),
      ];
      const compressedBytes = remember(({ code }: Chunk) => brotliCompressSync(code).byteLength);
      for (const [route, { parts, limit = Infinity }] of Object.entries(ROUTES)) {
        const starts = [
          ...entry,
          ...parts.map((file) => startingIn(file) ?? this.error(`No chunk has ${file}.`)),
        ];
        const files = new Set(starts.flatMap((chunk) => (chunk ? reach(chunk, byFile) : [])));
        const size = [...files].reduce((sum, chunk) => sum + compressedBytes(chunk), 0) / 1024;
        this.info(`${route}: ${size.toFixed(1)} KB of JavaScript (brotli) in ${files.size} files`);
        if (size > limit) this.error(`${route} may transfer ${limit} KB of JavaScript.`);
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
