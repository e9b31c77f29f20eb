const LOGGER = 'Write to the log in place of the console.';

/** Refused syntax by the rule's name; the selectors are https://eslint.org/docs/latest/extend/selectors. */
const REFUSED = {
  'no-process-env': {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Read the environment in config/env.ts alone and pass the value on.',
  },
  'no-literal-text': {
    selector: 'JSXText[value=/[A-Za-z\\u0600-\\u06FF]{2,}/]',
    message: 'Every text a person sees comes from the messages.',
  },
  'no-physical-property': {
    selector:
      'Property[key.name=/^(margin|padding|border)(Left|Right)(Width|Color|Style)?$|^(ml|mr|pl|pr|left|right)$/]',
    message: 'Use logical properties: the layout follows the direction of the language.',
  },
  // The linter's own `no-console` knows `console.log`, but not `console[level]`.
  'no-computed-console': {
    selector: "MemberExpression[object.name='console'][computed=true]",
    message: LOGGER,
  },
  // The linter's own `import/no-default-export` does not look into `declare module`.
  'no-declared-default': {
    selector: "TSModuleBlock :matches(ExportDefaultDeclaration, ExportSpecifier[exported.name='default'])",
    message: 'Prefer named exports.',
  },
  // A file without imports and exports is no module to the linter, so that its parser lets `010` pass.
  'no-octal': {
    selector: 'Literal[raw=/^0[0-9]/]',
    message: 'A number that begins with 0 is octal.',
  },
};

/** One rule for each kind of refused syntax. */
export const syntaxRules = Object.fromEntries(
  Object.entries(REFUSED).map(([name, { selector, message }]) => [
    name,
    { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) },
  ]),
);
