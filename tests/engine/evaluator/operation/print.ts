import {
  type Args,
  Digits,
  type Directive,
  type FragmentNode,
  type Input,
  Name,
  type Node,
  type Operation,
  Variable,
} from './document.ts';

export type Request = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

/** Writes an operation as a request: its document, and the values of its variables. */
export function print(operation: Operation): Request {
  const writer = new Writer();
  const selection = writer.selection(operation.nodes);
  const variables = [...writer.variables];
  const declarations = variables.map(
    ({ name, type, byDefault }) =>
      `$${name}: ${type}${byDefault === undefined ? '' : ` = ${writer.input(byDefault)}`}`,
  );
  const declared = declarations.length === 0 ? '' : ` (${declarations.join(', ')})`;
  const values = variables.filter(({ value }) => value !== undefined);

  return {
    query: [`${operation.kind}${declared} ${selection}`, ...writer.fragments].join('\n'),
    variables: Object.fromEntries(values.map(({ name, value }) => [name, json(value ?? null)])),
  };
}

/** Returns a variable's value as JSON. */
function json(input: Input | undefined): unknown {
  if (input instanceof Name) return input.name;
  if (input instanceof Digits) return input.digits;
  if (Array.isArray(input)) return (input as readonly Input[]).map(json);
  if (typeof input !== 'object' || input === null) return input;

  return Object.fromEntries(Object.entries(input as Args).map(([key, inner]) => [key, json(inner)]));
}

class Writer {
  readonly variables = new Set<Variable>();
  readonly fragments: string[] = [];

  selection(nodes: readonly Node[]): string {
    return `{ ${nodes.map((node) => this.#node(node)).join(' ')} }`;
  }

  input(input: Input | undefined): string {
    if (input instanceof Variable) return this.#variable(input);
    if (input instanceof Name) return input.name;
    if (input instanceof Digits) return input.digits;
    if (Array.isArray(input))
      return `[${(input as readonly Input[]).map((item) => this.input(item)).join(', ')}]`;
    if (typeof input !== 'object' || input === null) return JSON.stringify(input);

    return `{${this.#entries(input as Args)}}`;
  }

  #node(node: Node): string {
    const directives = this.#directives(node.directives);
    if (node.kind === 'fragment') return this.#fragment(node, directives);
    const { name, alias, args, nodes } = node;
    const given = this.#entries(args);
    const called = `${alias === undefined ? '' : `${alias}: `}${name}${given === '' ? '' : `(${given})`}`;

    return `${called}${directives}${nodes === undefined ? '' : ` ${this.selection(nodes)}`}`;
  }

  #fragment({ on, isNamed, nodes }: FragmentNode, directives: string): string {
    const condition = on === undefined ? '' : ` on ${on}`;
    if (!isNamed) return `...${condition}${directives} ${this.selection(nodes)}`;
    const selection = this.selection(nodes);
    const name = `f${this.fragments.length}`;
    this.fragments.push(`fragment ${name}${condition} ${selection}`);

    return `...${name}${directives}`;
  }

  #directives(directives: readonly Directive[]): string {
    return directives.map(({ name, given }) => ` @${name}(if: ${this.input(given)})`).join('');
  }

  #entries(args: Args): string {
    return Object.entries(args)
      .filter(([, input]) => input !== undefined)
      .map(([key, input]) => `${key}: ${this.input(input)}`)
      .join(', ');
  }

  #variable(variable: Variable): string {
    this.variables.add(variable);
    variable.name = `v${[...this.variables].indexOf(variable)}`;

    return `$${variable.name}`;
  }
}
