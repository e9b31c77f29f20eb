import { findExecutable } from './browser.ts';

/** `npm test` runs this once before the browser's tests, which run in two processes and would unpack it side by side. */
await findExecutable();
