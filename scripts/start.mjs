import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFolder, buildName, holdBuild } from '../embedded/stack/build-targets.mjs';
import { install } from './install.mjs';
import { SMALL_PAGES } from './small-pages.mjs';
import { withoutProxyInside } from './without-proxy-inside.mjs';

/** Milliseconds between two looks whether npm is still there. */
const LOOK_MS = 250;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parent = process.ppid;
// npm passes SIGTERM to the shell by which it starts this process; the shell ends and passes on nothing. Without npm
// the parent may well end first, as a shell does that has started the product in the background.
const hasLostNpm = () => 'npm_lifecycle_event' in process.env && process.ppid !== parent;

install(root);
if (hasLostNpm()) process.exit(1);
const startedAt = process.hrtime.bigint();
const targets = process.argv.includes('--dev') ? ['launcher', 'server'] : ['launcher', 'server', 'site'];
const names = targets.map((target) => buildName(root, target));
const [launcherBuild = ''] = names;
for (const build of names) holdBuild(root, build);
const missing = names.filter((build) => !existsSync(buildFolder(root, build)));
const builds = startBuilds(missing);
await builds.launcherBuilt;
if (hasLostNpm()) process.exit(1);

const launcher = spawn(
  process.execPath,
  [
    '--enable-source-maps',
    join(buildFolder(root, launcherBuild), 'launcher.js'),
    `--started-at=${startedAt}`,
    ...names.map((build) => `--${missing.includes(build) ? 'building' : 'built'}=${build}`),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: withoutProxyInside(process.env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
builds.tell(launcher);
// The terminal sends Ctrl-C to the launcher too; this process only waits until the launcher has ended.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => launcher.kill(signal));
const looking = setInterval(() => {
  if (!hasLostNpm()) return;
  clearInterval(looking);
  launcher.kill('SIGTERM');
}, LOOK_MS);
launcher.once('exit', (code) => process.exit(code ?? 1));

/**
 * Starts one process that makes these builds in turn, the launcher first, which opens the database while the others are
 * made: `tell` sends it the name of each target that is built, and the reason why one could not be.
 */
function startBuilds(names) {
  if (names.length === 0) return { launcherBuilt: undefined, tell: () => undefined };
  const builder = spawn(process.execPath, [join(root, 'scripts/build-target.mjs'), ...names], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, ...SMALL_PAGES },
  });
  let reason = '';
  builder.stderr.on('data', (chunk) => (reason += chunk));
  const news = [];
  let send = (message) => void news.push(message);
  builder.on('message', (name) => send({ built: name }));
  builder.once('close', (code) => {
    if (code !== 0) send({ failed: reason.trim() || 'The build was ended.' });
  });
  process.once('exit', () => builder.kill());

  return {
    launcherBuilt: names.includes(launcherBuild) && untilLauncher(builder, () => reason),
    tell: (launcher) => {
      send = (message) => void (launcher.connected && launcher.send(message, () => undefined));
      news.forEach(send);
    },
  };
}

/** Waits until the builder has built the launcher; ends this process where it could not. */
function untilLauncher(builder, reason) {
  return new Promise((done) => {
    builder.on('message', (name) => name === 'launcher' && done());
    builder.once('close', (code) => {
      if (code === 0) return done();
      process.stderr.write(reason());
      process.exit(1);
    });
  });
}
