import type { Random } from '../../support/random/random.ts';
import type { Column, ComputedField, Relationship, RowsFunction, Session, Table } from '../world/model.ts';
import type { Value } from '../world/values.ts';

/** A value of an argument: as JSON has it, with names of enums, numbers by their digits, and variables. */
export type Input =
  | Value
  | Name
  | Digits
  | Variable
  | readonly Input[]
  | { readonly [key: string]: Input | undefined };

/** A value of an enum of GraphQL, which a document has without quotes. */
export class Name {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A number that a document has by its digits, and variables as text. */
export class Digits {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

/** A variable of the operation; undefined where the request leaves it out. */
export class Variable {
  readonly type: string;
  readonly remake: (random: Random) => Input | undefined;
  readonly byDefault: Input | undefined;
  name = '';
  value: Input | undefined;
  constructor(
    type: string,
    remake: (random: Random) => Input | undefined,
    random: Random,
    byDefault?: Input,
  ) {
    this.type = type;
    this.remake = remake;
    this.byDefault = byDefault;
    this.value = remake(random);
  }
}

export type Args = Readonly<Record<string, Input | undefined>>;

/** Where rows come from. */
export type Source =
  | { readonly kind: 'table' }
  | { readonly kind: 'relationship'; readonly relationship: Relationship }
  | { readonly kind: 'computed'; readonly field: ComputedField }
  | { readonly kind: 'function'; readonly function: RowsFunction };

/** What a field answers. */
type Meaning =
  | { readonly kind: 'typename'; readonly type: string }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'computed'; readonly field: ComputedField }
  | { readonly kind: 'object'; readonly relationship: Relationship }
  | { readonly kind: 'by-key'; readonly table: Table }
  /** `isOrdered` is false where the order of the rows isn't known. */
  | { readonly kind: 'rows'; readonly table: Table; readonly source: Source; readonly isOrdered: boolean }
  | { readonly kind: 'stream'; readonly table: Table; readonly column: Column }
  | { readonly kind: 'aggregate'; readonly table: Table; readonly source: Source }
  | { readonly kind: 'aggregate-fields' }
  | { readonly kind: 'nodes'; readonly isOrdered: boolean }
  | { readonly kind: 'count' }
  | { readonly kind: 'aggregate-function'; readonly name: string }
  | { readonly kind: 'insert' | 'update' | 'delete'; readonly table: Table; readonly isOne: boolean }
  | { readonly kind: 'update-many'; readonly table: Table }
  | { readonly kind: 'affected-rows' }
  | { readonly kind: 'returning'; readonly table: Table };

export type Directive = { readonly name: 'include' | 'skip'; readonly given: Input };
export type FieldNode = {
  readonly kind: 'field';
  readonly name: string;
  readonly alias?: string;
  readonly args: Args;
  readonly nodes?: readonly Node[];
  readonly meaning: Meaning;
  readonly directives: readonly Directive[];
};
export type FragmentNode = {
  readonly kind: 'fragment';
  readonly on: string | undefined;
  /** True for a fragment that is defined beside the operation. */
  readonly isNamed: boolean;
  readonly nodes: readonly Node[];
  readonly directives: readonly Directive[];
};
export type Node = FieldNode | FragmentNode;

export type Operation = {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly session: Session;
  readonly nodes: readonly Node[];
};

export type Plain = Value | { readonly [key: string]: Plain } | readonly Plain[];

/** Returns a value as Hasura reads it: a variable that a request leaves out is null. */
function plain(input: Input | undefined): Plain | undefined {
  if (input === undefined || input === null) return input;
  if (input instanceof Variable)
    return plain(input.value === undefined ? input.byDefault : input.value) ?? null;
  if (input instanceof Name) return input.name;
  if (input instanceof Digits) return input.digits;
  if (Array.isArray(input)) return (input as readonly Input[]).map((item) => plain(item) ?? null);
  if (typeof input !== 'object') return input;
  const entries = Object.entries(input as Args).map(([key, inner]) => [key, plain(inner)] as const);

  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) as Plain;
}

export function plainArguments(args: Args): Readonly<Record<string, Plain>> {
  return plain(args) as Readonly<Record<string, Plain>>;
}

/** The fields of a selection by their names in the answer: fragments are opened, equal names are one field. */
export function fieldsOf(nodes: readonly Node[]): ReadonlyMap<string, FieldNode> {
  const fields = new Map<string, FieldNode>();
  for (const node of nodes) {
    if (!isSelected(node)) continue;
    const found = node.kind === 'field' ? new Map([[node.alias ?? node.name, node]]) : fieldsOf(node.nodes);
    for (const [name, field] of found) {
      const before = fields.get(name);
      fields.set(name, before === undefined ? field : merged(before, field));
    }
  }

  return fields;
}

export function isSelected({ directives }: Node): boolean {
  return directives.every(({ name, given }) => (plain(given) === true) === (name === 'include'));
}

/** Two fields of one name are refused where their arguments may differ; only a case that is made smaller has them. */
function merged(one: FieldNode, other: FieldNode): FieldNode {
  const isSame = one.name === other.name && !hasArguments(one) && !hasArguments(other);
  if (!isSame) throw new Error(`two fields are called ${one.alias ?? one.name}`);

  return one.nodes === undefined ? one : { ...one, nodes: [...one.nodes, ...(other.nodes ?? [])] };
}

const hasArguments = ({ args }: FieldNode) => Object.values(args).some((input) => input !== undefined);
