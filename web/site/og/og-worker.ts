import { parentPort } from 'node:worker_threads';
import type { SocialImage } from '../head/social-image.ts';
import { createRenderer, drawImage } from './draw-image.ts';

/** Messages between the server (`Task`) and the worker (`Result`). */
export type Task = { id: number; image: SocialImage; logo?: Uint8Array | undefined };
export type Result = { id: number; png?: Uint8Array; error?: string };

const renderer = await createRenderer();

parentPort?.on('message', ({ id, image, logo }: Task) => {
  const answer = (result: Omit<Result, 'id'>) => parentPort?.postMessage({ id, ...result });
  drawImage(image, renderer, logo).then(
    (png) => answer({ png }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
