export type Target = {
  /** Configurations of vite by the folder, below that of the build, which each of them fills. */
  readonly configs: Readonly<Record<string, string>>;
  /** Files and folders that the result is made from. */
  readonly sources: readonly string[];
};
export type TargetName = 'launcher' | 'server' | 'site';
export const TARGETS: Readonly<Record<TargetName, Target>>;
export function buildName(root: string, target: TargetName): string;
export function buildFolder(root: string, build: string): string;
export function holdBuild(root: string, build: string): void;
export function heldBuilds(root: string): string[];
