import { rmSync } from 'node:fs';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { checkOut } from './checkout.ts';
import { fillRelease } from './fill-release.ts';
import { packDataFolder } from './pack.ts';
import { readHeadings } from './releases.ts';

/** Records the data folder of a release: `node --import tsx tests/upgrade/record-release.ts 0.2.0`. */
async function main(version: string | undefined): Promise<void> {
  const release = readHeadings().find((heading) => heading.version === version);
  if (!release) throw new Error(`The changelog has no heading "## ${version} (<date>, commit <hash>)".`);
  const checkout = checkOut(release);
  const dataDir = makeDataFolder(`hostfront-${release.version}-`);
  try {
    const stack = await startStack({ root: checkout.root, dataDir });
    try {
      await fillRelease(stack.url);
    } finally {
      await stack.stop();
    }
    await packDataFolder(dataDir, release.fixture);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    checkout.remove();
  }
}

await main(process.argv[2]);
