import { expect, it } from 'vitest';
import { findCause } from './find-cause.ts';

const INFO = '{"level":30,"msg":"The pool is closed"}';
const UNCAUGHT = `file:///app/dist/server/engine.js:7
throw new Error('The settings are wrong', { cause });
      ^

Error: The settings are wrong
    at file:///app/dist/server/engine.js:7:7 {
  [cause]: TypeError: Invalid URL
      at new URL (node:internal/url:797:36) {
    code: 'ERR_INVALID_URL'
  }
}

Node.js v24.3.0`;

it.each([
  [
    'an uncaught error and its cause',
    `${INFO}\n${UNCAUGHT}\n(Use \`node --trace-warnings ...\` to show where the warning was created)\n`,
    'Error: The settings are wrong; TypeError: Invalid URL',
  ],
  [
    'a missing package',
    `node:internal/modules\nError [ERR_MODULE_NOT_FOUND]: Cannot find package 'pg'\n    at x\n`,
    `Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'pg'`,
  ],
  ['the last line with a message', 'one\nKilled by hand\n  at x\n}\nNode.js v20.1.0\n', 'Killed by hand'],
  ['none in an empty output', '', undefined],
])("findCause finds, in a process's output, why it ended: %s", (_case, said, cause) => {
  expect(findCause(said)).toBe(cause);
});
