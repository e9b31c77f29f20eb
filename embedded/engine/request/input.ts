import type { GraphQLInputType } from 'graphql';
import type { InputMeaning } from '../schema/meaning.ts';
import type { Path } from './path.ts';
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
