import type { Random } from './random.ts';
import { RANDOM_ROLES, RANDOM_TABLES, tableOf, USERS } from './random-tables.ts';

/** A query of one root field that a role asks for, also as a subscription. */
export type RandomQuery = {
  readonly role: string;
  readonly user: string;
  /** Text after `query` or `subscription`. */
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

const MAX_DEPTH = 2;

/** Makes a query with joins, conditions, aggregates, order and limit; rows are always in one possible order. */
export function randomQuery(random: Random): RandomQuery {
  const writer = new QueryWriter(random);
  const table = random.pick(Object.keys(RANDOM_TABLES));
  const field = writer.rootField(table);

  return {
    role: random.pick(RANDOM_ROLES),
    user: random.pick(USERS),
    text: `${writer.declarations()} { ${field} }`,
    variables: writer.variables,
  };
}

class QueryWriter {
  readonly variables: Record<string, unknown> = {};
  readonly #random: Random;
  readonly #types: string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  declarations(): string {
    return this.#types.length === 0 ? '' : `(${this.#types.join(', ')})`;
  }

  rootField(table: string): string {
    const kind = this.#random.below(8);
    if (kind === 0) {
      const key = tableOf(table).key.map((name) => `${name}: ${this.#value(table, name)}`);

      return `${table}_by_pk(${key.join(', ')}) { ${this.#fields(table, 0)} }`;
    }

    return kind <= 2 ? this.#aggregate(table, `${table}_aggregate`, 0) : this.#list(table, table, 0);
  }

  #list(table: string, field: string, depth: number): string {
    return `${field}${this.#arguments(table, depth)} { ${this.#fields(table, depth)} }`;
  }

  #aggregate(table: string, field: string, depth: number): string {
    const { columns } = tableOf(table);
    const column = this.#random.pick(Object.keys(columns));
    const sum = table === 'task' ? ' sum { points }' : '';
    const count = this.#random.oneIn(2) ? 'count' : `count(columns: ${column}, distinct: true)`;
    const nodes = this.#random.oneIn(2) ? ` nodes { ${this.#fields(table, depth + 1)} }` : '';

    return `${field}${this.#arguments(table, depth)} { aggregate { ${count}${sum} }${nodes} }`;
  }

  #arguments(table: string, depth: number): string {
    const { key, columns } = tableOf(table);
    const first = this.#random.oneIn(2) ? [this.#random.pick(Object.keys(columns))] : [];
    const order = [...first, ...key].map((name) => `{${name}: ${this.#random.pick(['asc', 'desc'])}}`);
    const where = this.#random.oneIn(4) ? '' : `, where: ${this.#where(table, depth)}`;
    const limit = this.#random.oneIn(3) ? `, limit: ${1 + this.#random.below(4)}` : '';
    const offset = this.#random.oneIn(6) ? `, offset: ${this.#random.below(2)}` : '';

    return `(order_by: [${order.join(', ')}]${where}${limit}${offset})`;
  }

  #fields(table: string, depth: number): string {
    const { columns, relations } = tableOf(table);
    const own = Object.keys(columns).filter(() => this.#random.oneIn(2));
    const related =
      depth >= MAX_DEPTH
        ? []
        : Object.entries(relations)
            .filter(() => this.#random.oneIn(3))
            .map(([name, { target, isList }]) => {
              if (!isList) return `${name} { ${this.#fields(target, depth + 1)} }`;

              return this.#random.oneIn(3)
                ? this.#aggregate(target, `${name}_aggregate`, depth + 1)
                : this.#list(target, name, depth + 1);
            });

    return [...(own.length === 0 ? tableOf(table).key : own), ...related].join(' ');
  }

  #where(table: string, depth: number): string {
    const kind = this.#random.below(10);
    if (depth < MAX_DEPTH) {
      const inner = () => this.#where(table, depth + 1);
      if (kind === 0) return `{_or: [${inner()}, ${inner()}]}`;
      if (kind === 1) return `{_not: ${inner()}}`;
      if (kind === 2) return `{_and: [${inner()}, ${inner()}]}`;
      const relations = Object.entries(tableOf(table).relations);
      if (kind === 3) {
        const [name, { target }] = this.#random.pick(relations);

        return `{${name}: ${this.#where(target, depth + 1)}}`;
      }
      const lists = relations.filter(([, { isList }]) => isList);
      if (kind === 4 && lists.length > 0) {
        const [name, { target }] = this.#random.pick(lists);
        const filter = this.#random.oneIn(2) ? `, filter: ${this.#where(target, depth + 1)}` : '';

        return `{${name}_aggregate: {count: {predicate: {_gte: ${this.#random.below(3)}}${filter}}}}`;
      }
    }

    return this.#comparison(table);
  }

  #comparison(table: string): string {
    const { columns } = tableOf(table);
    const names = Object.keys(columns);
    const equal = (name: string) => `${name}: {_eq: ${this.#value(table, name)}}`;
    const column = this.#random.pick(names);
    switch (this.#random.below(9)) {
      case 0:
        return `{${column}: {_in: [${this.#value(table, column)}, ${this.#value(table, column)}]}}`;
      case 1:
        return `{${column}: {_neq: ${this.#value(table, column)}}}`;
      case 2:
        return `{${column}: {_is_null: ${String(this.#random.oneIn(2))}}}`;
      case 3:
        return `{${names
          .filter(() => this.#random.oneIn(3))
          .map(equal)
          .join(', ')}}`;
      case 4:
        return this.#timed(table) ?? `{${equal(column)}}`;
      default:
        return `{${equal(column)}}`;
    }
  }

  /** Compares a column with the current time; undefined if the table has none that tells a time. */
  #timed(table: string): string | undefined {
    const timed = Object.entries(tableOf(table).columns).filter(([, { now }]) => now !== undefined);
    if (timed.length === 0) return undefined;
    const [name, { now = [] }] = this.#random.pick(timed);

    return `{${name}: {${this.#random.pick(['_lte', '_gt'])}: ${JSON.stringify(this.#random.pick(now))}}}`;
  }

  /** Writes a value as a variable, or as a constant of the document. */
  #value(table: string, column: string): string {
    const known = tableOf(table).columns[column];
    if (known === undefined) throw new Error(`no column ${column}`);
    const value = known.value(this.#random);
    if (this.#random.oneIn(3)) return JSON.stringify(value);
    const name = `v${this.#types.length}`;
    this.#types.push(`$${name}: ${known.type}!`);
    this.variables[name] = value;

    return `$${name}`;
  }
}
