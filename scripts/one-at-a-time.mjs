import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Milliseconds between two checks of a lock file that another process holds. */
const LOOK_EVERY_MS = 250;

/**
 * Runs `act` under a lock file, so that no other process on this machine runs under that file meanwhile. The file
 * contains the process's id and is removed when `act` ends, or when its promise settles; a file left by a killed process
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
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (isAlive(holder)) {
      if (!told) console.log(`Waiting for process ${holder}, which holds ${file} …`);
      told = true;
      wait(LOOK_EVERY_MS);
    } else rmSync(file, { force: true });
  }
}

/** Tries to create the lock file. The id is written to a temporary file first, so no process reads an empty lock file. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
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

/** Reads the id of the process that holds the file; undefined if the file was removed meanwhile. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Blocks the thread, as this process has nothing else to do while it waits. */
function wait(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
