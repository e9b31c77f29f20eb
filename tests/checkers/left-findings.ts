/** A finding that stays: the rule, a part of its text where the rule has others too, and why. */
type Left = { rule: string; text?: RegExp; why: string };

/** Findings that stay, by checker. A line that nothing matches any more fails, so that the list stays true. */
export const LEFT: Readonly<Record<'nu' | 'html-validate' | 'ibm' | 'axe', readonly Left[]>> = {
  nu: [
    { rule: 'info', text: /^Trailing slash/, why: 'React and the formatter write it, and HTML allows it' },
    {
      rule: 'warning',
      text: /“list” role is unnecessary/,
      why: 'Safari takes a list without markers for none',
    },
    {
      rule: 'error',
      text: /CSS: Parse Error.*\(\.page\)/,
      why: 'it does not know the parts of view transitions',
    },
    { rule: 'error', text: /CSS: “mask”/, why: 'it does not know the size in the short form' },
  ],
  'html-validate': [
    { rule: 'no-redundant-role', text: /"list"/, why: 'Safari takes a list without markers for none' },
    {
      rule: 'prefer-native-element',
      text: /<section>/,
      why: 'code (`pre`) and what scrolls are regions with a name; a section would be a part of the page',
    },
    { rule: 'require-sri', why: 'the files come from the site itself, under names that hold their hashes' },
    {
      rule: 'unique-landmark',
      text: /#root > (?:noscript|header)|#main > div > nav/,
      why: 'one is for browsers without scripts, or styles hide one of the two by the width',
    },
    {
      rule: 'heading-level',
      text: /Multiple <h1>/,
      why: 'the portal of the demo says everything in both languages',
    },
  ],
  ibm: [
    {
      rule: 'element_tabbable_role_valid',
      why: 'what scrolls must be reached by the keyboard, and has a name',
    },
    { rule: 'aria_complementary_labelled', why: 'the page has one such part, which is a drawing' },
    { rule: 'table_caption_empty', why: 'the caption has words for screen readers alone' },
    { rule: 'label_name_visible', why: 'GraphiQL names its buttons of icons so' },
    { rule: 'aria_child_tabbable', why: 'GraphiQL puts the focus on a button in its tab' },
    {
      rule: 'dir_attribute_valid',
      text: /altcha/,
      why: 'ALTCHA writes an empty one where text runs from the left',
    },
  ],
  axe: [
    { rule: 'nested-interactive', text: /graphiql/, why: 'GraphiQL’s tabs have buttons in them' },
    {
      rule: 'scrollable-region-focusable',
      text: /CodeMirror/,
      why: 'GraphiQL’s editor has its focus in a hidden field',
    },
  ],
};

export type Finding = { rule: string; text: string };
const used = new Set<Left>();

/** Returns the findings that no line of LEFT explains. */
export function unexplained(checker: keyof typeof LEFT, findings: readonly Finding[]): string[] {
  return findings
    .filter(({ rule, text }) => {
      const left = LEFT[checker].find((line) => line.rule === rule && (line.text?.test(text) ?? true));
      if (left) used.add(left);

      return !left;
    })
    .map(({ rule, text }) => `${rule}: ${text}`);
}

/** Returns the lines of a checker that explained nothing so far. */
export const unused = (checker: keyof typeof LEFT): string[] =>
  LEFT[checker].filter((line) => !used.has(line)).map(({ rule, why }) => `${rule}: ${why}`);
