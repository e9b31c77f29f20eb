import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describeMark, isLeftBehind, markOf } from '../runtime/process/process-mark.mjs';

/** Milliseconds between two checks of a lock file that another process holds. */
const LOOK_EVERY_MS = 250;

/**
 * Runs `act` under a lock file, so that no other process on this machine runs under that file meanwhile. The file
 * contains the process's mark and is removed when `act` ends, or when its promise settles; a file left by a killed process
 * is replaced.
 */
export function alone(file, act) {
  takeOver(file);
  const remove = () => rmSync(file, { force: true });
  const release = () => {
    process.off('exit', remove);
    remove();
  };
  process.once('exit', remove);
  let result;
  try {
    result = act();
    return result instanceof Promise ? result.finally(release) : result;
  } finally {
    if (!(result instanceof Promise)) release();
  }
}

function takeOver(file) {
  let lastHolder;
  while (!take(file)) {
    const holder = read(file);
    if (holder === undefined) continue;
    if (isLeftBehind(holder)) {
      takeAway(file, holder);
      continue;
    }
    if (holder !== lastHolder) {
      console.log(
        `Waiting for process ${describeMark(holder)}, which holds ${file}; delete it if that process does not run any more …`,
      );
    }
    lastHolder = holder;
    wait(LOOK_EVERY_MS);
  }
}

/** Tries to create the lock file. The mark is written to a temporary file first, so no process reads an empty lock file. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, markOf());
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine);
  }
}

/** Deletes an ended process's file; where another process has just made its own, it is put back. */
function takeAway(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === holder) rmSync(aside);
  else renameSync(aside, file);
}

/** Reads the mark of the process that holds the file; undefined if the file was removed meanwhile. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Blocks the thread, as this process has nothing else to do while it waits. */
function wait(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
