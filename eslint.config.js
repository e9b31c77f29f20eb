import css from '@eslint/css';

/** CSS that is newer than `build.target` allows, and that a browser can ignore without harm. */
const embellishments = {
  allowProperties: ['backdrop-filter', 'forced-color-adjust', 'text-size-adjust', 'text-wrap', 'user-select'],
  allowSelectors: ['selection'],
};

/** Rules for style sheets, for which oxlint has none; it checks everything else (.oxlintrc.json). */
export default [
  { ignores: ['**/node_modules', 'dist', '.data', 'coverage', '**/*.generated.*'] },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      ...css.configs.recommended.rules,
      // tests/house/css-modules.test.ts checks the names of variables.
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      'css/prefer-logical-properties': [
        'error',
        { allowProperties: ['overflow-x', 'overflow-y'], allowUnits: ['vh', 'vw'] },
      ],
      'css/relative-font-units': 'error',
      'css/use-baseline': ['error', { available: 'widely', ...embellishments }],
    },
  },
];
