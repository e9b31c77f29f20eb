import { type GraphQLInputType, isInputObjectType, isListType } from 'graphql';
import type { EngineError } from '../errors/engine-error.ts';
import type { InputMeaning } from './meaning.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';
import type { GivenVariables } from './variables.ts';

/**
 * The value of an argument, checked against its type. Variables are followed, so it looks the same
 * whether it was written into the document or given beside it; only a leaf knows where its value comes from.
 */
export type Input = NullInput | LeafInput | EnumInput | ListInput | ObjectInput;

/** Null where the schema allows it. The type is that of the place, for those that take no null after all. */
export type NullInput = { readonly kind: 'null'; readonly path: Path; readonly type: GraphQLInputType };

/** Where the value is found in the variables of another request. */
export type ValueSource = {
  /** Equal for sources that give the same value. */
  readonly key: string;
  read(given: GivenVariables): unknown;
};

/** A scalar, or a list of scalars given as one variable. */
export type LeafInput = {
  readonly kind: 'leaf';
  readonly path: Path;
  readonly type: GraphQLInputType;
  readonly value: unknown;
  /** Undefined for a constant of the document. */
  readonly source: ValueSource | undefined;
  /** Checks another value that is to stand in this one's place. */
  readonly check: (value: unknown) => unknown;
};

/** An enum's value: the internal one, as the schema holds it. */
export type EnumInput = {
  readonly kind: 'enum';
  readonly path: Path;
  readonly name: string;
  readonly value: unknown;
};

export type ListInput = { readonly kind: 'list'; readonly path: Path; readonly items: readonly Input[] };

export type ObjectInput = {
  readonly kind: 'object';
  readonly path: Path;
  readonly fields: readonly ObjectInputField[];
};

export type ObjectInputField = {
  readonly name: string;
  readonly meaning: InputMeaning | undefined;
  readonly input: Input;
};

/** A function's argument is read like a column's value. */
const columnKinds: ReadonlySet<string> = new Set(['column', 'operator', 'argument']);

/** True where a value is compared with a column or written to it, so that numbers and flags may be strings. */
export function isColumnField(meaning: InputMeaning | undefined, isWithinColumn: boolean): boolean {
  if (meaning?.kind === 'is-null') return false;

  return isWithinColumn || columnKinds.has(meaning?.kind ?? '');
}

/** There is null where something is needed; what, depends on the type. */
export function unexpectedNull({ type, path }: Pick<NullInput, 'type' | 'path'>): EngineError {
  if (isInputObjectType(type))
    return invalid(path, `expected an object for type "${type.name}", but found null`);
  if (isListType(type)) return invalid(path, 'expected a list, but found null');

  return invalid(path, `unexpected null value for type "${String(type)}"`);
}
