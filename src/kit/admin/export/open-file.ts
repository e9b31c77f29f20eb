import { downloadFile } from './download-file.ts';

/** File that is being written; `drop` discards it without a trace. */
export type OpenFile = {
  write(text: string): Promise<void>;
  finish(): Promise<void>;
  drop(): Promise<void>;
};

/** `showSaveFilePicker`, which TypeScript's library lacks, as not every browser has it. */
type SavePicker = (options: { suggestedName: string; types: object[] }) => Promise<FileSystemFileHandle>;

const CSV_TYPE = 'text/csv';

/**
 * Opens a file on the person's disk for writing where the browser supports that, or else a download. Returns null if the
 * person cancels the file picker. Must be called soon after a click, as browsers show the picker only then.
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

/** Opens a file that the browser collects as blobs, in memory or on disk, and downloads when it is complete. */
export function openDownload(name: string): OpenFile {
  const parts: Blob[] = [];

  return {
    write: async (text) => void parts.push(new Blob([text])),
    finish: async () => downloadFile(name, new Blob(parts, { type: `${CSV_TYPE};charset=utf-8` })),
    drop: async () => void parts.splice(0),
  };
}
