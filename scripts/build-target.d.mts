import type { Target, TargetName } from '../embedded/stack/build-targets.mjs';

type Vite = {
  /** Mode of vite: `start`, `production` for a release, or `image`. */
  readonly mode?: string;
  /** Shows on the terminal what vite says. */
  readonly show?: boolean;
};
export type BuildOptions = Vite & {
  /** Builds even when no source has changed since the last build. */
  readonly always?: boolean;
};
export function buildTarget(root: string, target: TargetName, options?: BuildOptions): Promise<void>;
export function runVite(
  root: string,
  configs: Target['configs'],
  options: Vite & { readonly into?: string },
): Promise<void>;
