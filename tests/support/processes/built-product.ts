import { siteFolders, startBuild, type BuildOptions, type SiteFolders } from '#embedded/stack/build.ts';

/** Builds the site unless it is built from these sources; returns the folders with the result. */
export async function buildSite(root: string): Promise<SiteFolders> {
  const build = startBuild(root, 'site');
  await build.whole;

  return siteFolders(root, build);
}

/** Builds the processes unless they are built from these sources; returns the folder, in which each is one file. */
export async function buildServer(root: string, options: BuildOptions = {}): Promise<string> {
  const { folder, whole } = startBuild(root, 'server', options);
  await whole;

  return folder;
}
