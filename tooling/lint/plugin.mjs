import { importZones } from './import-zones-rule.mjs';
import { kebabCase } from './kebab-case-rule.mjs';
import { syntaxRules } from './syntax-rules.mjs';

/** Rules of our own, which .oxlintrc.json loads; docs/build/style.md describes them in words. */
export default {
  meta: { name: 'hostfront' },
  rules: { 'import-zones': importZones, 'kebab-case': kebabCase, ...syntaxRules },
};
