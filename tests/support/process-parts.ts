import '#runtime/exit-with-launcher.ts';

/** What the short programs of tests are made of; built into one file, they start without a TypeScript loader. */
export { createLogger } from '#runtime/create-logger.ts';
export { observeStrayErrors } from '#runtime/metrics.ts';
export { handleStrayErrors, runProgram, stopOnSignal } from '#runtime/run-program.ts';
export { Registry } from 'prom-client';
