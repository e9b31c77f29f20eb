import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type CallExpression, type Node } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

/**
 * Words that make a sentence hard to read, and how often comments and names of tests still use them. The style guide
 * lists them. A count only falls: a change that removes some lowers the number here. What is left are names: the account
 * `nobody`, and a heading of ARCHITECTURE.md.
 */
const ALLOWED = {
  stands: 0,
  'those who': 0,
  whoever: 0,
  nobody: 2,
  whom: 1,
  anew: 0,
};

const WORDS = Object.keys(ALLOWED);
const ANY_WORD = new RegExp(WORDS.map((word) => word.replaceAll(' ', '[\\s*/]+')).join('|'), 'i');

/** Returns the texts of a file that only people read: its comments and the names of its tests. */
function textsOf(file: string, code: string): string[] {
  const { comments, program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} can't be parsed: ${errors[0].message}`);

  const names: string[] = [];
  new Visitor({
    CallExpression(call) {
      const [name] = call.arguments;
      if (name && isTest(call)) names.push(code.slice(name.start, name.end));
    },
  }).visit(program);

  return [...comments.map(({ value }) => value.replaceAll(/\s*\n[\s*]*/g, ' ')), ...names];
}

/** Tells whether a call names a test by a text: `it('…')`, `describe.each(rows)('…')`. */
function isTest({ callee, arguments: [name] }: CallExpression): boolean {
  if (name?.type !== 'TemplateLiteral' && name?.type !== 'Literal') return false;
  let node: Node = callee;
  while (node.type !== 'Identifier') {
    if (node.type === 'MemberExpression') node = node.object;
    else if (node.type === 'CallExpression') node = node.callee;
    else return false;
  }

  return ['it', 'test', 'describe'].includes(node.name);
}

function count(word: string, texts: readonly string[]): number {
  const whole = new RegExp(`\\b${word}\\b`, 'gi');
  return texts.reduce((sum, text) => sum + [...text.matchAll(whole)].length, 0);
}

describe('textsOf, which collects what the test of hard words reads', () => {
  it('finds comments and names of tests, and ignores code and strings', () => {
    const code = `
      // Nobody one.
      /**
       * Those
       * who two.
       */
      const nobody = 'whom';
      it.each(rows)('stands', () => expect(nobody).toBe('anew'));
      describe(\`whoever \${nobody}\`, () => {});
    `;

    expect(textsOf('a.ts', code)).toEqual([
      ' Nobody one.',
      '* Those who two. ',
      "'stands'",
      '`whoever ${nobody}`',
    ]);
  });
});

describe('comments and names of tests', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.js'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/\.generated\.|\bgql\/|house\/words\.test/.test(file));
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return ANY_WORD.test(code) ? textsOf(file, code).map((text) => ({ file, text })) : [];
  });
  const texts = found.map(({ text }) => text);

  it.each(Object.entries(ALLOWED))('contain the hard word "%s" exactly %i times', (word, allowed) => {
    const counted = count(word, texts);
    const last = found.filter(({ text }) => count(word, [text]) > 0).slice(-5);

    expect(
      counted,
      counted < allowed
        ? `"${word}" is used ${counted} times by now. Lower its number in ALLOWED, so that it can't rise again.`
        : `"${word}" is used ${counted} times, but at most ${allowed} are allowed. Say it in plainer words. Some of its places: ${JSON.stringify(last, null, 1)}`,
    ).toBe(allowed);
  });

  it('are searched only for words that the style guide lists', () => {
    const [guideFile = ''] = execFileSync('git', ['ls-files', 'docs/*style.md'], {
      encoding: 'utf8',
    }).split('\n');
    const guide = readFileSync(guideFile, 'utf8');

    expect(WORDS.filter((word) => !guide.includes(`\`${word}\``))).toEqual([]);
  });
});
