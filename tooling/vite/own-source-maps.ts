import type { Plugin } from 'vite';

/** Name of the files that hold packages. */
const PACKAGES = 'packages';

/** Groups the packages of a server build into files of their own, each with what the same processes load. */
export const packageFiles = {
  chunkFileNames: ({ name }: { name: string }): string =>
    `assets/${name.startsWith(PACKAGES) ? PACKAGES : '[name]'}-[hash].js`,
  codeSplitting: { groups: [{ name: PACKAGES, test: /\/node_modules\//, entriesAware: true }] },
};

/**
 * Removes the source maps of files that hold packages: each process would read them at its start, and they are larger
 * than all others together. The frames of packages in a stack trace name the built file instead.
 */
export function ownSourceMaps(): Plugin {
  const isOfPackages = (file: string): boolean => file.startsWith(`assets/${PACKAGES}-`);

  return {
    name: 'own-source-maps',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (!isOfPackages(file)) continue;
        if (output.type === 'chunk') output.code = output.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- It is how a plugin says that a file is not written.
        else delete bundle[file];
      }
    },
  };
}
