import { admin } from './admin/bench-admin.ts';
import { contacts } from './admin/bench-contacts.ts';
import { dispatch } from './dispatch/bench-dispatch.ts';
import { engine } from './engine/bench-engine.ts';
import { live } from './engine/bench-live.ts';
import { sockets } from './engine/bench-sockets.ts';
import { triggers } from './engine/bench-triggers.ts';
import { hostile } from './hostile/bench-hostile.ts';
import { imports } from './imports/bench-import.ts';
import { migrations } from './migrations/bench-migrations.ts';
import { start } from './start/bench-start.ts';
import { runScenario, type Scenario } from './support/scenario.ts';
import { shift } from './web/bench-shift.ts';
import { web } from './web/bench-web.ts';

/** Scenarios by name: `npm run bench -- NAME`. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  admin,
  contacts,
  dispatch,
  engine,
  hostile,
  import: imports,
  live,
  migrations,
  shift,
  sockets,
  start,
  triggers,
  web,
};

const [name = '', ...options] = process.argv.slice(2);
const scenario = SCENARIOS[name];
if (scenario === undefined) {
  process.stderr.write(`There is no benchmark "${name}"; there is: ${Object.keys(SCENARIOS).join(', ')}.\n`);
  process.exit(1);
}
await runScenario(name, scenario, options);
process.exit(0);
