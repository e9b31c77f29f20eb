import type { Sample } from './sample.ts';

const zone = 'hostfront(import-zones)';
const importing = (path: string) => `import { one } from '${path}';\nexport const two = one + 1;`;
const forbidden = (file: string, path: string): Sample => ({ rule: zone, file, code: importing(path) });

/** Each kind of zone, with an import that it forbids and, where it has exceptions, the same import of an allowed file. */
const zones: Sample[] = [
  // Rooms import only what their table lists; a room that is missing there imports no other.
  {
    ...forbidden('embedded/engine/sql/one.ts', '#embedded/engine/run/one.ts'),
    allowedIn: ['embedded/engine/one.ts', 'embedded/engine/run/two.ts'],
  },
  forbidden('embedded/engine/new-room/one.ts', '#embedded/engine/errors/one.ts'),
  forbidden('embedded/engine/sql/two.ts', '#embedded/engine/start-engine.ts'),
  {
    ...forbidden('embedded/identity/realm/one.ts', '#embedded/identity/http/one.ts'),
    allowedIn: ['embedded/identity/one.ts'],
  },
  {
    ...forbidden('web/site/pages/one.ts', '#web/site/head/one.ts'),
    allowedIn: ['web/site/search/one.ts', 'web/site/og/one.ts'],
  },
  // The web server's site and API don't meet; both stand on its base, which imports neither.
  {
    ...forbidden('web/site/head/two.ts', '#web/api/keys/one.ts'),
    allowedIn: ['web/api/proxy/one.ts', 'web/five.ts'],
  },
  {
    ...forbidden('web/api/keys/two.ts', '#web/site/pages/one.ts'),
    allowedIn: ['web/site/og/two.ts', 'web/six.ts'],
  },
  { ...forbidden('web/server/config/one.ts', '#web/api/keys/one.ts'), allowedIn: ['web/api/proxy/two.ts'] },
  forbidden('web/server/limits/one.ts', '#web/site/pages/one.ts'),
  // The web server's site and API get parts of the environment, never the whole.
  {
    ...forbidden('web/site/head/three.ts', '#web/server/config/env.ts'),
    allowedIn: ['web/eight.ts', 'web/server/config/two.ts'],
  },
  forbidden('web/api/keys/three.ts', '#web/server/config/env.ts'),
  {
    ...forbidden('src/lib/log/one.ts', '#src/lib/auth/one.ts'),
    allowedIn: ['src/lib/apollo/one.ts', 'src/features/notices/api/one.ts'],
  },
  // Public pages don't import the back office's kit.
  {
    ...forbidden('src/features/notices/components/one.ts', '#src/kit/admin/one.ts'),
    allowedIn: ['src/features/notices/admin/one.ts', 'src/features/admin-shell/components/one.ts'],
  },
  forbidden('src/kit/fields/one.ts', '#src/kit/admin/one.ts'),
  forbidden('src/app/routes/site/one.ts', '#src/kit/admin/one.ts'),
  // A feature imports no other.
  {
    ...forbidden('src/features/plans/one.ts', '#src/features/notices/one.ts'),
    allowedIn: ['src/features/notices/forms/one.ts', 'src/app/two.ts'],
  },
  {
    ...forbidden('actions/src/features/send-mail/one.ts', '#actions/features/add-user/one.ts'),
    allowedIn: ['actions/src/features/add-user/two.ts', 'actions/src/app/one.ts'],
  },
  // Lower folders import no higher one.
  { ...forbidden('src/config/one.ts', '#src/lib/log/two.ts'), allowedIn: ['src/components/two.ts'] },
  forbidden('src/components/one.ts', '#src/features/notices/one.ts'),
  { ...forbidden('actions/src/lib/one.ts', '#actions/app/two.ts'), allowedIn: ['actions/src/app/three.ts'] },
  // Parts import no other part, `runtime` imports none of them, and the site doesn't import `runtime`.
  { ...forbidden('keycloak/one.ts', '#actions/lib/two.ts'), allowedIn: ['scripts/one.ts', 'tests/one.ts'] },
  forbidden('runtime/one.ts', '#web/site/pages/two.ts'),
  {
    ...forbidden('src/main.ts', '#runtime/two.ts'),
    allowedIn: ['web/one.ts', 'actions/src/main.ts', 'embedded/one.ts', 'keycloak/two.ts'],
  },
  // Every part imports `rules`, which imports no room.
  {
    ...forbidden('rules/one.ts', '#runtime/two.ts'),
    allowedIn: ['web/four.ts', 'actions/src/four.ts', 'embedded/four.ts'],
  },
  forbidden('rules/two.ts', '#src/lib/log/two.ts'),
  // Nothing of the product imports a program or a test.
  { ...forbidden('web/seven.ts', '../commands/one.ts'), allowedIn: ['commands/three.ts', 'tests/four.ts'] },
  forbidden('embedded/stack/one.ts', '../../scripts/four.ts'),
  forbidden('runtime/process/one.ts', '../../tooling/one.ts'),
  forbidden('rules/three.ts', '../codegen/one.ts'),
  { ...forbidden('web/two.ts', '#tests/support/one.ts'), allowedIn: ['scripts/two.ts'] },
];

/** Ways to import, each of which a zone forbids. */
const ways: Sample[] = [
  "export { one } from '#web/one.ts';",
  "export * from '#web/one.ts';",
  "export const one = () => import('#web/one.ts');",
  "import type { One } from '#web/one.ts';\nexport type Two = One;",
  "export type One = import('#web/one.ts').One;",
  "import '../../web/one.ts';",
].map((code, at) => ({ rule: zone, file: `src/samples/way-${at}.ts`, code }));

const circles: Sample[] = [
  { rule: 'import(no-cycle)', file: 'src/samples/circle-one.ts', code: importing('./circle-two.ts') },
  {
    rule: 'import(no-cycle)',
    file: 'src/samples/circle-two.ts',
    code: "import { two } from '#src/samples/circle-one.ts';\nexport const one = () => two;",
  },
];

export const importSamples: Sample[] = [...zones, ...ways, ...circles];
