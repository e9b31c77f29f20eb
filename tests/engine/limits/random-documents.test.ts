import { buildSchema, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { keepsRules } from '#embedded/engine/request/keeps-rules.ts';
import { parseDocument } from '#embedded/engine/request/parse-document.ts';
import { RULES } from '#embedded/engine/request/validate-document.ts';
import { seeded } from '#tests/support/seeded.ts';

const SEED = Number(process.env['KEEPS_RULES_SEED'] ?? 1);
const DOCUMENTS = Number(process.env['KEEPS_RULES_DOCUMENTS'] ?? 1_000);

const schema = buildSchema(`
  input Filter { name: String, and: [Filter!] }
  type Author { id: Int, articles(where: Filter, limit: Int): [Article!]! }
  type Article { id: Int, author(where: Filter, limit: Int): Author }
  type Query { article(where: Filter, limit: Int): Article, author: Author }
`);

/** Writes random documents of few names, so that many of them break a rule. */
class Writer {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  document(): string {
    const fragments = this.#some(4, () => `on ${this.#type()} ${this.#set(2)}`);
    const operations = this.#some(2, () => this.#operation());
    const named = fragments.map((text, at) => `fragment ${this.#random() < 0.9 ? `f${at}` : 'f0'} ${text}`);

    return [this.#operation(), ...operations, ...named].join('\n');
  }

  #operation = () => `query ${this.#name()}${this.#variables()} ${this.#set(3)}`;

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T;
  }

  #some(most: number, write: () => string): string[] {
    return Array.from({ length: Math.floor(this.#random() * most) }, write);
  }

  #name = () => this.#pick([...'abcdefghijkl']);
  #type = () => this.#pick([...Array<string>(9).fill('Article'), 'Author', 'Query', 'Filter', 'Unknown']);

  #variables(): string {
    const types = ['Filter', '[Filter!]', 'Int!', 'Int', 'Boolean', 'Filter!', '[Int]', 'Article', 'Unknown'];
    const all = this.#some(3, () => `$${this.#name()}: ${this.#pick(types)}`);

    return all.length === 0 ? '' : `(${all.join(', ')})`;
  }

  #set(depth: number): string {
    return `{ id ${this.#some(4, () => this.#selection(depth)).join(' ')} }`;
  }

  #selection(depth: number): string {
    if (depth === 0) return 'id';
    const condition = this.#pick(['', '', '', 'on Article', 'on Author', 'on Query', 'on Unknown']);
    return this.#pick([
      () => `...${this.#pick(['f0', 'f0', 'f1', 'f2'])}`,
      () => `__typename`,
      () => `... ${condition} ${this.#set(depth - 1)}`,
      () => `id @include(${this.#pick(['if: true', 'if: true', 'if: false', 'if: true, if: false'])})`,
      ...['author', 'article', 'articles', 'author'].map(
        (field) => () => `${field}${this.#arguments()} ${this.#set(depth - 1)}`,
      ),
    ])();
  }

  #arguments(): string {
    const all = this.#some(3, () => this.#pick([`where: ${this.#value()}`, 'limit: 1']));

    return all.length === 0 ? '' : `(${all.join(', ')})`;
  }

  #value = (): string =>
    `{ ${this.#some(3, () => this.#pick([() => 'name: "x"', () => `and: [${this.#value()}]`])()).join(', ')} }`;
}

describe('keepsRules', () => {
  it('is true only for documents in which graphql-js finds no fault, and for almost all of these', () => {
    const writer = new Writer(seeded(SEED));
    const counts = { sound: 0, doubted: 0, faulty: 0 };
    for (let made = 0; made < DOCUMENTS; made += 1) {
      const text = writer.document();
      const document = parseDocument(text);
      const [fault] = validate(schema, document, RULES, { maxErrors: 1 });
      const keeps = keepsRules(document, schema);
      if (keeps) expect(fault?.message, `seed ${SEED}, document ${made}: ${text}`).toBeUndefined();
      counts[fault !== undefined ? 'faulty' : keeps ? 'sound' : 'doubted'] += 1;
    }

    const { sound, doubted, faulty } = counts;
    expect(Math.min(sound, faulty), `seed ${SEED}`).toBeGreaterThan(DOCUMENTS / 20);
    expect(doubted, `seed ${SEED}`).toBeLessThan(sound / 20);
  });
});
