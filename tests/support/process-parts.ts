import '#runtime/exit-with-launcher.ts';

/** What the short programs of tests are made of; built into one file, they start without a TypeScript loader. */
export { createLogger } from '#runtime/create-logger.ts';
export { handleStrayErrors, observeStrayErrors, runProgram, stopOnSignal } from '#runtime/run-program.ts';
export { Registry } from 'prom-client';
