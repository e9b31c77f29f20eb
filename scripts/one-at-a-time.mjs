import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Milliseconds between two looks at a file that another process holds. */
const LOOK_EVERY_MS = 250;

/**
 * Runs `act` while no other process of this machine runs its own under the same file. The file holds the process's
 * number and goes with the end of `act`; one that a killed process left is taken over.
 */
export function alone(file, act) {
  takeOver(file);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return act();
  } finally {
    process.off('exit', release);
    release();
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

/** The number is written before the file has its name, so nobody ever reads an empty one. */
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

/** Undefined when the file went meanwhile. */
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

/** Stands still: nothing else of an installing process has to go on. */
function wait(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
