import { downloadFile } from './download-file.ts';

/** A file that is being written; one that is dropped leaves nothing behind. */
export type OpenFile = {
  write(text: string): Promise<void>;
  finish(): Promise<void>;
  drop(): Promise<void>;
};

/** Not in every browser, so not in TypeScript's library either. */
type SavePicker = (options: { suggestedName: string; types: object[] }) => Promise<FileSystemFileHandle>;

const CSV_TYPE = 'text/csv';

/**
 * A file on the person's disk that grows as it is written, where the browser has such; the person chooses its place,
 * or gives up (null). Must be called while the browser still knows of the press that asked for it.
 */
export async function openFile(name: string): Promise<OpenFile | null> {
  const pick = (window as { showSaveFilePicker?: SavePicker }).showSaveFilePicker;
  if (!pick) return openDownload(name);
  try {
    const types = [{ accept: { [CSV_TYPE]: ['.csv'] } }];
    const handle = await pick.call(window, { suggestedName: name, types });
    const stream = await handle.createWritable();

    return { write: (text) => stream.write(text), finish: () => stream.close(), drop: () => stream.abort() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** A file that the browser collects, on disk where it sees fit, and downloads when it is whole. */
export function openDownload(name: string): OpenFile {
  const parts: Blob[] = [];

  return {
    write: async (text) => void parts.push(new Blob([text])),
    finish: async () => downloadFile(name, new Blob(parts, { type: `${CSV_TYPE};charset=utf-8` })),
    drop: async () => void parts.splice(0),
  };
}
