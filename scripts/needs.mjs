import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './installed.mjs';

/**
 * Runs before a script of package.json; ends with code 1 and one sentence if packages for that script are missing.
 * `tools` means the packages of tests, linting and code generation, `product` those that start and build the product.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const withTools = process.argv[2] === 'tools';
const missing = missingPackages(root, { withTools });
if (missing.length > 0) {
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  console.error(`This script lacks ${missing[0]}${others}. Install its packages with: npm ci`);
  process.exit(1);
}
