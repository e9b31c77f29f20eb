import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../../node_modules/.cache/libre-office', import.meta.url));

const CSV_IN = 'Text - txt - csv (StarCalc):44,34,76,1';
const CSV_OUT = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false';

/** Lets LibreOffice Calc convert a file; it names the new one as the old one, with another ending. */
export async function byLibreOffice(from: string, to: string, format = CSV_OUT) {
  mkdirSync(cache, { recursive: true });
  const out = mkdtempSync(join(cache, 'out-'));
  try {
    const told = await run('soffice', [
      `-env:UserInstallation=file://${join(cache, 'profile')}`,
      ...['--headless', '--norestore'],
      ...(from.endsWith('.csv') ? [`--infilter=${CSV_IN}`] : []),
      ...['--convert-to', format, '--outdir', out, from],
    ]);
    renameSync(join(out, `${basename(from, extname(from))}.${format.split(':')[0]}`), to);
    return told;
  } finally {
    rmSync(out, { recursive: true });
  }
}
