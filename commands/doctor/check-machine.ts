import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mayWrite, nearestEntry } from '#embedded/stack/data-dir.ts';
import { fault, ok, warning, type Check } from './check.ts';

const GIBIBYTE = 1024 ** 3;
/** GiB that must be free, and below which the doctor warns. */
const FREE_GIB = { least: 1, wished: 5 };

/** Compares a version such as v20.19.0 with a range such as >=20.19.0. */
export function checkNode(version: string, range: string): Check {
  return {
    name: 'node',
    run: async () => {
      const least = range.replace(/^>=/, '');
      const isOld = version.replace(/^v/, '').localeCompare(least, 'en', { numeric: true }) < 0;
      return [
        isOld
          ? fault(
              `Node.js is ${version}; ${least} is needed.`,
              'Install a newer release from https://nodejs.org.',
            )
          : ok(`Node.js is ${version}.`),
      ];
    },
  };
}

/** Looks how much space the folder's file system has left. */
export function checkDisk(folder: string, wanted = FREE_GIB): Check {
  return {
    name: 'disk',
    run: async () => {
      const nearest = nearestEntry(folder);
      // A link may lead nowhere.
      const { bavail, bsize } = await statfs(nearest).catch(() => statfs(dirname(nearest)));
      return [judgeSpace((bavail * bsize) / GIBIBYTE, wanted)];
    },
  };
}

export function judgeSpace(free: number, { least, wished } = FREE_GIB) {
  const text = `${free.toFixed(1)} GiB of disk space are free`;
  const advice =
    'Free some space, or move what grows (DATA_DIR, volumes): PostgreSQL stops where it can write no more.';
  if (free < least) return fault(`${text}; ${least} is needed.`, advice);
  return free < wished ? warning(`${text}.`, advice) : ok(`${text}.`);
}

/** Looks whether the web server may keep releases, without which it works, too. */
export function checkReleases(folder: string): Check {
  return {
    name: 'releases',
    run: async () => {
      if (mayWrite(folder)) return [ok('The files of releases can be kept.')];
      const text = `RELEASES_DIR (${folder}) can't be written, so that open pages miss files after an update.`;
      return [warning(text, 'Give it to the user of this process, or mount a volume there.')];
    },
  };
}
