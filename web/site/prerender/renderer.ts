import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ownTime } from '#runtime/process/own-time.ts';

/** A query whose answer a page showed, as reported by the site's bundle (`src/prerender.tsx`). */
export type AskedQuery = { key: string; name: string; query: string; variables: Record<string, unknown> };
type DrawnPage = { html: string; queries: AskedQuery[] };
export type RenderPage = (path: string, state: object) => Promise<DrawnPage>;

export type RenderJob = { id: number; path: string; state: object };
export type RenderAnswer = { id: number; page: DrawnPage } | { id: number; error: string | undefined };

/** Milliseconds of own time (own-time.ts) after which a rendering fails and its thread is terminated. */
const RENDER_MS = 10_000;
const MAX_HEAP_MB = 256;

export type Renderer = { render: RenderPage; close: () => Promise<void> };

/**
 * Renders pages with the site's own components, which `npm run build` bundled into `folder`. Its thread loads them at
 * once, before the first page is asked for.
 */
export function createRenderer(folder: string): Renderer {
  let worker: Worker | undefined;
  let jobs = 0;
  const waiting = new Map<number, { resolve: (page: DrawnPage) => void; reject: (error: Error) => void }>();

  /** Terminates the thread and rejects every waiting rendering; the next page gets a new thread. */
  const giveUp = (ended: Worker, error: Error): void => {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void ended.terminate();
  };

  const start = (): Worker => {
    const started = startThread({
      workerData: pathToFileURL(join(folder, 'prerender.js')).href,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    started.unref();
    started.on('message', (answer: RenderAnswer) => {
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('page' in answer) job?.resolve(answer.page);
      else job?.reject(new Error(`The page could not be drawn: ${answer.error}`));
    });
    started.on('error', (error) => giveUp(started, error as Error));
    started.on('exit', (code) => giveUp(started, new Error(`The thread of pages ended with code ${code}.`)));

    return started;
  };

  worker = start();

  return {
    render: (path, state) =>
      new Promise((resolve, reject) => {
        const used = (worker ??= start());
        const id = (jobs += 1);
        const deadline = ownTime.after(RENDER_MS, () =>
          giveUp(used, new Error(`${path} was not drawn within ${RENDER_MS} ms.`)),
        );
        waiting.set(id, {
          resolve: (page) => (deadline.end(), resolve(page)),
          reject: (error) => (deadline.end(), reject(error)),
        });
        used.postMessage({ id, path, state } satisfies RenderJob);
      }),
    close: async () => {
      const ended = worker;
      worker = undefined;
      await ended?.terminate();
    },
  };
}

/** Starts the built worker next to this bundle, or the TypeScript source where that runs unbuilt (tests). */
function startThread(options: WorkerOptions): Worker {
  const { url } = import.meta;
  if (!url.endsWith('.ts')) return new Worker(new URL('./render-worker.js', url), options);
  const file = JSON.stringify(new URL('./render-worker.ts', url).href);

  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`, {
    ...options,
    eval: true,
  });
}
