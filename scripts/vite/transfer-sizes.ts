import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Entry, and the pages that are loaded when they are visited, by the file that each begins in. */
const ROUTES: Readonly<Record<string, string>> = {
  '/': 'src/main.tsx',
  '/hosting/<category>': 'src/app/routes/site/hosting-page.tsx',
  '/auth': 'src/app/routes/site/auth-route.tsx',
};

/** Prints what each route transfers in scripts (brotli), its static imports and English texts included. */
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
      for (const [route, file] of Object.entries(ROUTES)) {
        const files = new Set(
          [...entry, startingIn(file)].flatMap((chunk) => (chunk ? reach(chunk, byFile) : [])),
        );
        const bytes = [...files].reduce((sum, chunk) => sum + compressedBytes(chunk), 0);
        this.info(`${route}: ${(bytes / 1024).toFixed(1)} KB of JavaScript (brotli) in ${files.size} files`);
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
