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
  ibm: [],
  axe: [],
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
