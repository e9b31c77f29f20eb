import { fetchWithin } from '#runtime/network/fetch-within.ts';

/** A picture's file as it is sent. */
type MediaFile = { type: string; content: Buffer };
export type Media = { read: (file: string) => Promise<MediaFile | undefined> };

/** Milliseconds of own time that the actions service may take to send a file. */
const ANSWER_MS = 5_000;
/** Bytes of files that are kept: those of a few brands, each of which needs eight. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Name of a file: the picture's hash, and perhaps a variant. */
const FILE = /^[0-9a-f]{32}(-[a-z0-9]{1,10})?\.(svg|png|ico)$/;

/** Creates the reader of uploaded pictures, which asks the actions service once for each: a file never changes. */
export function createMedia({ actionsUrl }: { actionsUrl: string }): Media {
  const kept = new Map<string, MediaFile>();

  function keep(name: string, file: MediaFile): void {
    kept.set(name, file);
    let bytes = [...kept.values()].reduce((sum, { content }) => sum + content.length, 0);
    for (const [oldest, { content }] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(oldest);
      bytes -= content.length;
    }
  }

  return {
    async read(name) {
      const known = kept.get(name);
      if (known || !FILE.test(name)) return known;
      const answer = await fetchWithin(ANSWER_MS, new URL(`/media/${name}`, actionsUrl));
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The picture ${name} could not be read: status ${answer.status}.`);
      const file = {
        type: answer.headers.get('content-type') ?? '',
        content: Buffer.from(await answer.arrayBuffer()),
      };
      keep(name, file);

      return file;
    },
  };
}
