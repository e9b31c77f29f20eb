import { afterEach } from 'vitest';
import { takeKeptLines } from './keep-lines.ts';

const INFO = 30;

afterEach(({ task }) => {
  const lines = takeKeptLines();
  if (task.result?.state !== 'fail') return;
  const told = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= INFO);
  // oxlint-disable-next-line no-console -- What the servers said is part of the failure's report.
  console.error(`The servers logged:\n${told.join('')}`);
});
