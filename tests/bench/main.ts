import { runScenario, type Scenario } from './support/scenario.ts';

/** Scenarios by name: `npm run bench -- NAME`. */
const SCENARIOS: Readonly<Record<string, () => Promise<Scenario>>> = {
  admin: async () => (await import('./admin/bench-admin.ts')).admin,
  cold: async () => (await import('./engine/bench-cold.ts')).cold,
  contacts: async () => (await import('./admin/bench-contacts.ts')).contacts,
  dispatch: async () => (await import('./dispatch/bench-dispatch.ts')).dispatch,
  engine: async () => (await import('./engine/bench-engine.ts')).engine,
  hostile: async () => (await import('./hostile/bench-hostile.ts')).hostile,
  import: async () => (await import('./imports/bench-import.ts')).imports,
  live: async () => (await import('./engine/bench-live.ts')).live,
  migrations: async () => (await import('./migrations/bench-migrations.ts')).migrations,
  shift: async () => (await import('./web/bench-shift.ts')).shift,
  sockets: async () => (await import('./engine/bench-sockets.ts')).sockets,
  start: async () => (await import('./start/bench-start.ts')).start,
  triggers: async () => (await import('./engine/bench-triggers.ts')).triggers,
  web: async () => (await import('./web/bench-web.ts')).web,
};

const [name = '', ...options] = process.argv.slice(2);
const scenario = SCENARIOS[name];
if (scenario === undefined) {
  process.stderr.write(`There is no benchmark "${name}"; there is: ${Object.keys(SCENARIOS).join(', ')}.\n`);
  process.exit(1);
}
await runScenario(name, await scenario(), options);
process.exit(0);
