import { spawnSync } from 'node:child_process';

/** What `npm run test:compose` needs, with what is to be done where a command fails. */
const NEEDED: Array<[readonly string[], string]> = [
  [['--version'], 'Docker is missing'],
  [['compose', 'version'], "Docker's plug-in compose is missing"],
  [['info'], 'No Docker daemon answers'],
];

for (const [args, fault] of NEEDED) {
  const { status, error, stderr } = spawnSync('docker', args, { encoding: 'utf8', timeout: 30_000 });
  if (status === 0) continue;
  const reason = error?.message ?? stderr.trim().split('\n')[0];
  process.stderr.write(`${fault}, so that nothing was checked (${reason}).\n`);
  process.exit(1);
}
