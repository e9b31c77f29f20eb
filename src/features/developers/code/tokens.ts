type Kind = 'comment' | 'string' | 'keyword' | 'number';
export type Token = { text: string; kind?: Kind };
type Language = {
  comment: string;
  string: string;
  keywords: ReadonlySet<string>;
  /** True if a word before a colon is a name (`type: …`). */
  hasNames?: boolean;
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const QUOTED = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`;

const SCRIPT: Language = {
  comment: String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  string: String.raw`${QUOTED}|\`(?:\\.|[^\`\\])*\``,
  keywords: words(
    'as async await break case catch class const continue default else export extends false finally for from function if import in instanceof interface let new null of return satisfies super switch this throw true try typeof undefined while yield',
  ),
  hasNames: true,
};
const SHELL: Language = {
  comment: String.raw`#[^\n]*`,
  string: String.raw`'[^']*'|"(?:\\.|[^"\\])*"|https?:\/\/[^\s'"]+`,
  keywords: words('curl do done echo else export fi for if in node npm printf read set then while'),
};
const PYTHON: Language = {
  comment: String.raw`#[^\n]*`,
  string: String.raw`[fr]?(?:"""[\s\S]*?"""|${QUOTED})`,
  keywords: words(
    'and as def elif else except False finally for from if import in is lambda None not or pass raise return True try while with yield',
  ),
};
const GRAPHQL: Language = {
  comment: String.raw`#[^\n]*`,
  string: String.raw`"(?:\\.|[^"\\])*"`,
  keywords: words('false fragment mutation null on query subscription true'),
  hasNames: true,
};

const LANGUAGES: Readonly<Record<string, Language>> = {
  ...{ js: SCRIPT, mjs: SCRIPT, mts: SCRIPT, ts: SCRIPT },
  ...{ sh: SHELL, py: PYTHON, graphql: GRAPHQL, json: GRAPHQL },
};

/** A document within a shell's command, whose end word names its language: `<<'JS'`. */
const HERE = /<<'(\w+)'\n([\s\S]*?\n)(?=\1$)/m;
const HERE_LANGUAGES: Readonly<Record<string, string>> = { JS: 'js', BODY: 'json' };

/** Cuts a program into pieces of one colour; `ending` is that of its file. Code of an unknown language is one piece. */
export function toTokens(code: string, ending: string): Token[] {
  const here = ending === 'sh' ? HERE.exec(code) : null;
  if (!here) return tokensIn(code, LANGUAGES[ending]);
  const [whole, word = '', inside = ''] = here;
  const begin = here.index + whole.length - inside.length;

  return [
    ...tokensIn(code.slice(0, begin), SHELL),
    ...tokensIn(inside, LANGUAGES[HERE_LANGUAGES[word] ?? '']),
    ...toTokens(code.slice(begin + inside.length), ending),
  ];
}

function tokensIn(code: string, language: Language | undefined): Token[] {
  if (!language) return [{ text: code }];
  const pattern = new RegExp(
    // A member (`.type`) and a part of a word (`a-type`, `$type`) are no keywords.
    String.raw`(${language.string})|(${language.comment})|([.$-]*[A-Za-z_$][\w$-]*)|(\b\d[\d_.]*)`,
    'gm',
  );
  const tokens: Token[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    const [text, string, comment, word, number] = match;
    const kind = kindOf({ string, comment, word, number }, language);
    const isName =
      language.hasNames && kind === 'keyword' && /^\s*:/.test(code.slice(match.index + text.length));
    if (!kind || isName) continue;
    if (match.index > at) tokens.push({ text: code.slice(at, match.index) });
    tokens.push({ text, kind });
    at = match.index + text.length;
  }
  if (at < code.length) tokens.push({ text: code.slice(at) });

  return tokens;
}

type Found = Partial<Record<Kind | 'word', string | undefined>>;

function kindOf({ string, comment, word, number }: Found, { keywords }: Language): Kind | undefined {
  if (string !== undefined) return 'string';
  if (comment !== undefined) return 'comment';
  if (number !== undefined) return 'number';

  return word !== undefined && keywords.has(word) ? 'keyword' : undefined;
}
