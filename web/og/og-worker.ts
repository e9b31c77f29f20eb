import { parentPort } from 'node:worker_threads';
import type { SocialImage } from '../head/social-image.ts';
import { drawImage, readFonts } from './draw-image.ts';

/** Messages between the server (`Task`) and the worker (`Result`). */
export type Task = { id: number; image: SocialImage };
export type Result = { id: number; png?: Uint8Array; error?: string };

const fonts = readFonts();

parentPort?.on('message', ({ id, image }: Task) => {
  const answer = (result: Omit<Result, 'id'>) => parentPort?.postMessage({ id, ...result });
  drawImage(image, fonts).then(
    (png) => answer({ png }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
