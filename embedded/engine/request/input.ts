import { type GraphQLInputType, isInputObjectType, isListType } from 'graphql';
import type { EngineError } from '../errors/engine-error.ts';
import type { InputMeaning } from './meaning.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';
import type { GivenVariables } from './variables.ts';

/**
 * The value of an argument, checked against its type. Variables are replaced by their values, so an input has one
 * form whether the document or a variable gave it; only a leaf keeps the source of its value.
 */
export type Input = NullInput | LeafInput | EnumInput | ListInput | ObjectInput;

/**
 * Null, where the schema allows it. `type` is the type of the place, for the error of a place that refuses null after
 * all.
 */
export type NullInput = { readonly kind: 'null'; readonly path: Path; readonly type: GraphQLInputType };

/** Reader of a value in the variables of any request that shares the plan. */
export type ValueSource = {
  /** Equal for sources that give equal values. */
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
  /** Checks the value that another request has in this place. */
  readonly check: (value: unknown) => unknown;
};

/** An enum's value; `value` is the schema's internal value. */
export type EnumInput = {
  readonly kind: 'enum';
  readonly path: Path;
  readonly name: string;
  readonly value: unknown;
};

type ListInput = { readonly kind: 'list'; readonly path: Path; readonly items: readonly Input[] };

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

/** Meanings whose values are read like a column's; an argument of a function is one of them. */
const columnKinds: ReadonlySet<string> = new Set(['column', 'operator', 'argument']);

/** Returns true if a value is compared with a column or written to it, so that numbers and flags may be strings. */
export function isColumnField(meaning: InputMeaning | undefined, isWithinColumn: boolean): boolean {
  if (meaning?.kind === 'is-null') return false;

  return isWithinColumn || columnKinds.has(meaning?.kind ?? '');
}

/** Returns the error for null where a value is needed; the message depends on the type. */
export function unexpectedNull({ type, path }: Pick<NullInput, 'type' | 'path'>): EngineError {
  if (isInputObjectType(type))
    return invalid(path, `expected an object for type "${type.name}", but found null`);
  if (isListType(type)) return invalid(path, 'expected a list, but found null');

  return invalid(path, `unexpected null value for type "${String(type)}"`);
}
