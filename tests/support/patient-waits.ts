import { vi } from 'vitest';

/** Milliseconds that a test waits for what must come: far more than a machine needs that is busy with other work. */
const PATIENCE_MS = 200_000;
/** Milliseconds between two looks; Vitest would look every 50. */
const LOOK_MS = 10;
const isPatient = Symbol.for('hostfront.is-patient');

/** Makes `vi.waitFor` and `vi.waitUntil` patient, once for all test files of a process; Vitest has no option for them. */
if (!(isPatient in vi)) {
  const { waitFor, waitUntil } = vi;
  const patiently = (options?: number | object) =>
    typeof options === 'number' ? options : { timeout: PATIENCE_MS, interval: LOOK_MS, ...options };
  Object.assign(vi, {
    [isPatient]: true,
    waitFor: ((check, options) => waitFor(check, patiently(options))) satisfies typeof waitFor,
    waitUntil: ((check, options) => waitUntil(check, patiently(options))) satisfies typeof waitUntil,
  });
}
