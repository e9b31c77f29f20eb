import { benchAdmin } from './admin/bench-admin.ts';
import { benchContacts } from './admin/bench-contacts.ts';
import { benchDispatch } from './dispatch/bench-dispatch.ts';
import { benchEngine } from './engine/bench-engine.ts';
import { benchHostile } from './hostile/bench-hostile.ts';
import { benchImport } from './imports/bench-import.ts';
import { benchLive } from './engine/bench-live.ts';
import { benchSockets } from './engine/bench-sockets.ts';
import { benchTriggers } from './engine/bench-triggers.ts';
import { benchMigrations } from './migrations/bench-migrations.ts';
import { benchShift } from './web/bench-shift.ts';
import { benchStart } from './start/bench-start.ts';
import { benchWeb } from './web/bench-web.ts';

/** Benchmarks by name: `npm run bench -- NAME`. */
const BENCHMARKS: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = {
  admin: benchAdmin,
  contacts: benchContacts,
  dispatch: benchDispatch,
  engine: benchEngine,
  hostile: benchHostile,
  import: benchImport,
  live: benchLive,
  migrations: benchMigrations,
  shift: benchShift,
  sockets: benchSockets,
  start: benchStart,
  triggers: benchTriggers,
  web: benchWeb,
};

const [name = '', ...options] = process.argv.slice(2);
const run = BENCHMARKS[name];
if (run === undefined) {
  process.stderr.write(`There is no benchmark "${name}"; there is: ${Object.keys(BENCHMARKS).join(', ')}.\n`);
  process.exit(1);
}
await run(options);
process.exit(0);
