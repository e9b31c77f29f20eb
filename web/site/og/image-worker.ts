import { Worker } from 'node:worker_threads';
import { ownTime, type Deadline } from '#runtime/process/own-time.ts';
import type { SocialImage } from '../head/social-image.ts';
import type { Result, Task } from './og-worker.ts';

/** Milliseconds after which an idle worker is ended, to free its memory. */
const IDLE_MS = 30_000;
/** Milliseconds of own time (own-time.ts) after which a drawing counts as failed; an image normally takes some hundredths of a second. */
const DRAWING_MS = 20_000;

type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void; deadline: Deadline };

/** Creates a worker thread that draws images; the thread runs only while there are images to draw. */
export function createImageWorker() {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = startThread();
    started.on('message', ({ id, png, error }: Result) => {
      const task = waiting.get(id);
      if (!task) return;
      settle(id);
      if (png) task.resolve(Buffer.from(png));
      else task.reject(new Error(`The picture could not be drawn: ${error}`));
    });
    started.on('error', stop);
    started.unref();
    return started;
  }

  function settle(id: number): void {
    waiting.get(id)?.deadline.end();
    waiting.delete(id);
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
  }

  function stop(error = new Error('The thread that draws pictures has ended.')): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
    for (const [id, task] of waiting) {
      task.deadline.end();
      waiting.delete(id);
      task.reject(error);
    }
  }

  return {
    draw(image: SocialImage, logo?: Uint8Array): Promise<Buffer> {
      clearTimeout(idle);
      worker ??= start();
      const id = (lastId += 1);
      const deadline = ownTime.after(DRAWING_MS, () => stop(new Error('A picture took too long.')));
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, deadline });
        worker?.postMessage({ id, image, logo } satisfies Task);
      });
    },
    stop: () => stop(),
  };
}

/** Starts the built worker next to this bundle, or the TypeScript source where that runs unbuilt (tests). */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./og-worker.js', import.meta.url));
  const file = JSON.stringify(new URL('./og-worker.ts', import.meta.url).href);

  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`, {
    eval: true,
  });
}
