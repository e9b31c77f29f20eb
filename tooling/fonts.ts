import { writeFileSync } from 'node:fs';
import { fontFiles } from './fonts/font-files.ts';

for (const { file, content } of await fontFiles()) writeFileSync(file, content);
