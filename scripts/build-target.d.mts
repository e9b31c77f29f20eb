import type { TargetName } from '../embedded/stack/build-targets.mjs';

export type BuildOptions = {
  /** Builds even when no source has changed since the last build. */
  readonly always?: boolean;
  /** Mode of vite: `start`, `production` for a release, or `image`. */
  readonly mode?: string;
  /** Shows on the terminal what vite says. */
  readonly show?: boolean;
};
export function buildTarget(root: string, name: TargetName, options?: BuildOptions): Promise<void>;
export function removeOlder(folder: string, startedAt: number): void;
