import { pinEveryImage } from './pin-every-image.ts';

try {
  for (const line of pinEveryImage({ folder: '.', env: process.env })) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
