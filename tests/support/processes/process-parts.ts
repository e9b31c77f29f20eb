import '#runtime/process/exit-with-launcher.ts';

/** What the short programs of tests are made of; built into one file, they start without a TypeScript loader. */
export { createLogger } from '#runtime/observe/create-logger.ts';
export { observeStrayErrors } from '#runtime/observe/metrics.ts';
export { handleStrayErrors, runProgram, stopOnSignal } from '#runtime/process/run-program.ts';
export { Registry } from 'prom-client';
