/** One statement of a text: its first words outside of strings, comments and quoted names, and where it begins. */
export type SqlStatement = { readonly words: readonly string[]; readonly at: number };

/** Words of a statement that are kept; what a statement does is said by its first ones. */
const MAX_WORDS = 6;

/**
 * White space and signs without a meaning of their own | comment to the end of the line | begin of a comment | begin of
 * a string with escapes | word | dollar quote | string | quoted name | any other character. Only these are white space
 * to PostgreSQL; any character beyond ASCII may stand in a name.
 */
const TOKEN =
  /[ \t\n\r\f\v,.\d=<>+*:]+|--[^\n\r]*|(\/\*)|(e')|([a-z_\u0080-\uffff][\w$\u0080-\uffff]*)|(\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)|'[^']*'|"[^"]*"|([^])/giy;
const COMMENT_EDGE = /\/\*|\*\//g;
const ESCAPE_EDGE = /['\\]/g;
/** A string goes on behind a line break, in the form in which it began. */
const CONTINUED = /(?:[ \t\f\v]|--[^\n\r]*)*[\n\r](?:[ \t\n\r\f\v]|--[^\n\r]*[\n\r])*'/y;

/**
 * Splits SQL as PostgreSQL does with `standard_conforming_strings` on. It is no parser: a text that PostgreSQL refuses
 * may be split in any way, because PostgreSQL parses a whole text before it runs any of it.
 *
 * See https://www.postgresql.org/docs/17/sql-syntax-lexical.html
 */
export function* statementsOf(sql: string): Generator<SqlStatement> {
  const splitter = new Splitter();
  for (let at = 0; at < sql.length;) {
    TOKEN.lastIndex = at;
    const [text = '', comment, escape, word, dollar, sign] = TOKEN.exec(sql) ?? [];
    const end = at + text.length;
    if (word !== undefined) splitter.word(word, at);
    else if (sign !== undefined) {
      const statement = splitter.sign(sign);
      if (statement !== undefined) yield statement;
    }
    if (comment !== undefined) at = endOfComment(sql, end);
    else if (escape !== undefined) at = endOfEscapes(sql, end);
    else if (dollar !== undefined) at = endOfDollars(sql, end, dollar);
    else at = end;
  }
  const last = splitter.end();
  if (last !== undefined) yield last;
}

/**
 * Finds where statements end. The body of a function after BEGIN ATOMIC holds semicolons; the END that begins a line of
 * it ends it and is no statement of its own.
 */
class Splitter {
  #statement: { words: string[]; at: number } | undefined;
  #depth = 0;
  #isRoutine = false;
  #isBody = false;
  #previous = '';

  word(text: string, at: number): void {
    const { words } = (this.#statement ??= { words: [], at });
    const word = text.toLowerCase();
    if (words.length < MAX_WORDS) words.push(word);
    if (words[0] === 'create' && words.length <= 4 && (word === 'function' || word === 'procedure'))
      this.#isRoutine = true;
    if (this.#isRoutine && this.#depth === 0 && this.#previous === 'begin' && word === 'atomic')
      this.#isBody = true;
    if (this.#isBody && this.#previous === 'atomic' && word === 'end') this.#isBody = false;
    this.#previous = word;
  }

  /** Returns the statement that ends with a sign. */
  sign(sign: string): SqlStatement | undefined {
    this.#previous = '';
    if (sign === '(') this.#depth += 1;
    if (sign === ')') this.#depth -= 1;
    if (sign !== ';' || this.#depth > 0) return undefined;

    return this.end();
  }

  end(): SqlStatement | undefined {
    const statement = this.#statement;
    this.#statement = undefined;
    const endsBody = this.#isBody && statement?.words[0] === 'end';
    if (endsBody) this.#isBody = false;
    if (!this.#isBody) this.#isRoutine = false;

    return endsBody ? undefined : statement;
  }
}

/** Comments may hold comments. */
function endOfComment(sql: string, from: number): number {
  let depth = 1;
  COMMENT_EDGE.lastIndex = from;
  while (depth > 0) {
    const edge = COMMENT_EDGE.exec(sql);
    if (edge === null) return sql.length;
    depth += edge[0] === '/*' ? 1 : -1;
  }

  return COMMENT_EDGE.lastIndex;
}

function endOfEscapes(sql: string, from: number): number {
  ESCAPE_EDGE.lastIndex = from;
  for (;;) {
    const edge = ESCAPE_EDGE.exec(sql);
    if (edge === null) return sql.length;
    if (edge[0] === '\\' || sql[edge.index + 1] === "'") {
      ESCAPE_EDGE.lastIndex = edge.index + 2;
      continue;
    }
    CONTINUED.lastIndex = edge.index + 1;
    if (!CONTINUED.test(sql)) return edge.index + 1;
    ESCAPE_EDGE.lastIndex = CONTINUED.lastIndex;
  }
}

function endOfDollars(sql: string, from: number, tag: string): number {
  const at = sql.indexOf(tag, from);

  return at < 0 ? sql.length : at + tag.length;
}
