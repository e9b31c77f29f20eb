import { afterEach } from 'vitest';
import { takeKeptLines } from './keep-lines.ts';

const WARNING = 40;

afterEach(({ task }) => {
  const lines = takeKeptLines();
  if (task.result?.state !== 'fail') return;
  const warnings = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= WARNING);
  // oxlint-disable-next-line no-console -- What the servers said is part of the failure's report.
  console.error(`The servers warned of:\n${warnings.join('')}`);
});
