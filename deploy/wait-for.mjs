import { setTimeout as wait } from 'node:timers/promises';

/** Exits with 0 when an address answers 2xx, and with 1 when it has not within some seconds (120 by default). */
const [url, seconds = '120'] = process.argv.slice(2);
const deadline = Date.now() + Number(seconds) * 1_000;

async function answers() {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    // Nothing listens yet; the next try may succeed.
    return false;
  }
}

while (!(await answers())) {
  if (Date.now() > deadline) {
    process.stderr.write(`${url} did not respond within ${seconds} s.\n`);
    process.exit(1);
  }
  await wait(500);
}
