import { infix, isList, sameType, type Operator } from './operator.ts';

/** What a list contains, where arrays are lists. */
export const listOperators: readonly Operator[] = [
  /** Keeps the rows whose list contains every element of the given one. */
  { name: '_contains', operand: sameType, appliesTo: isList, toSql: infix('@>') },
  /** Keeps the rows whose list holds nothing but elements of the given one. */
  { name: '_contained_in', operand: sameType, appliesTo: isList, toSql: infix('<@') },
];
