import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderJob, RenderPage } from './renderer.ts';

/** Renders pages in a thread of its own, so that the milliseconds of a rendering never block the proxy. */
const { renderPage } = (await import(workerData as string)) as { renderPage: RenderPage };

parentPort?.on('message', (job: RenderJob) => {
  renderPage(job.path, job.state).then(
    (page) => answer({ id: job.id, page }),
    (error: unknown) => answer({ id: job.id, error: error instanceof Error ? error.stack : String(error) }),
  );
});

function answer(message: RenderAnswer): void {
  parentPort?.postMessage(message);
}
