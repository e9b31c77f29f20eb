/** Style sheets, each of which breaks the rule that it is named after. */
export const styleSheets = {
  'css/font-family-fallbacks': 'p { font-family: Inter; }',
  'css/no-duplicate-imports': "@import url('a.css');\n@import url('a.css');",
  'css/no-duplicate-keyframe-selectors': '@keyframes show { from { opacity: 0; } from { opacity: 1; } }',
  'css/no-empty-blocks': 'p { }',
  'css/no-important': 'p { color: red !important; }',
  'css/no-invalid-at-rule-placement': "p { color: red; }\n@import url('a.css');",
  'css/no-invalid-at-rules': '@charse "utf-8";',
  'css/no-invalid-named-grid-areas': "p { grid-template-areas: 'a a' 'b'; }",
  'css/no-invalid-properties': 'p { colour: red; }',
  'css/no-unmatchable-selectors': 'p:nth-child(0) { color: red; }',
  'css/prefer-logical-properties': 'p { margin-left: 1rem; }',
  'css/relative-font-units': 'p { font-size: 16px; }',
  'css/use-baseline': 'p { interpolate-size: allow-keywords; }',
};

/** Style sheets that the rules' options allow. */
export const allowedStyleSheets = {
  'a variable that the sheet does not set': 'p { color: var(--mui-palette-text-primary); }',
  'an embellishment': 'p { text-wrap: balance; }',
  'a height of the window': 'p { block-size: 100vh; overflow-x: auto; }',
};
