export type Target = {
  /** Configurations of vite, each of which makes one of the folders. */
  readonly configs: readonly string[];
  /** Folders below `dist/` with the result. */
  readonly folders: readonly string[];
  /** Files and folders that the result is made from. */
  readonly sources: readonly string[];
  /** Files below `dist/` whose presence proves that the result exists. */
  readonly proofs: readonly string[];
};
export type TargetName = 'launcher' | 'server' | 'site';
export const TARGETS: Readonly<Record<TargetName, Target>>;
export function isFresh(root: string, name: TargetName): boolean;
export function stampFile(root: string, name: TargetName): string;
export function fingerprint(root: string, sources: readonly string[]): string;
export function filesBelow(path: string): string[];
