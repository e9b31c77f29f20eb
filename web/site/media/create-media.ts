import { fetchWithin } from '#runtime/network/fetch-within.ts';

/** A picture's file as it is sent. */
type MediaFile = { type: string; content: Buffer };
export type Media = { read: (file: string) => Promise<MediaFile | undefined> };

/** Milliseconds of own time that the actions service may take to send a file. */
const ANSWER_MS = 5_000;
/** Bytes of files that are kept: those of a few brands, each of which needs eight. */
const KEPT_BYTES = 16 * 1024 * 1024;
const HASH_LENGTH = 32;
/** Name of a file: the picture's hash, and perhaps a variant. */
const FILE = /^[0-9a-f]{32}(-[a-z0-9]{1,10})?\.(svg|png|ico)$/;

type Options = {
  actionsUrl: string;
  /** Tells whether a picture with this hash was uploaded; others are not requested, however many a stranger makes up. */
  isThere: (hash: string) => Promise<boolean>;
};

/** Creates the reader of uploaded pictures, which asks the actions service once for each: a file never changes. */
export function createMedia({ actionsUrl, isThere }: Options): Media {
  const kept = new Map<string, MediaFile>();
  const asked = new Map<string, Promise<MediaFile | undefined>>();

  function keep(name: string, file: MediaFile): void {
    kept.set(name, file);
    let bytes = [...kept.values()].reduce((sum, { content }) => sum + content.length, 0);
    for (const [oldest, { content }] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(oldest);
      bytes -= content.length;
    }
  }

  async function ask(name: string): Promise<MediaFile | undefined> {
    if (!(await isThere(name.slice(0, HASH_LENGTH)))) return undefined;
    const answer = await fetchWithin(ANSWER_MS, new URL(`/media/${name}`, actionsUrl));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The picture ${name} could not be read: status ${answer.status}.`);
    const file = {
      type: answer.headers.get('content-type') ?? '',
      content: Buffer.from(await answer.arrayBuffer()),
    };
    keep(name, file);

    return file;
  }

  return {
    async read(name) {
      const known = kept.get(name);
      if (known || !FILE.test(name)) return known;
      // Requests for it at the same time share an answer.
      const asking = asked.get(name) ?? ask(name).finally(() => asked.delete(name));
      asked.set(name, asking);

      return asking;
    },
  };
}
