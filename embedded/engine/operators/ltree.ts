import { infix, isLtree, listOfSameType, ltreeOperand, sameType, type Operator } from './operator.ts';

/**
 * Places in a tree.
 *
 * See https://www.postgresql.org/docs/17/ltree.html
 */
export const ltreeOperators: readonly Operator[] = [
  /** Keeps the rows whose path is an ancestor of the given one, or the same. */
  { name: '_ancestor', operand: sameType, appliesTo: isLtree, toSql: infix('@>') },
  /** Keeps the rows whose path is an ancestor of one of the given ones. */
  { name: '_ancestor_any', operand: listOfSameType, appliesTo: isLtree, toSql: infix('@>') },
  /** Keeps the rows whose path descends from the given one, or is the same. */
  { name: '_descendant', operand: sameType, appliesTo: isLtree, toSql: infix('<@') },
  /** Keeps the rows whose path descends from one of the given ones. */
  { name: '_descendant_any', operand: listOfSameType, appliesTo: isLtree, toSql: infix('<@') },
  /** Keeps the rows whose path matches an `lquery`. */
  { name: '_matches', operand: ltreeOperand('type', 'lquery'), appliesTo: isLtree, toSql: infix('~') },
  /** Keeps the rows whose path matches one of several `lquery`. */
  { name: '_matches_any', operand: ltreeOperand('list-of', 'lquery'), appliesTo: isLtree, toSql: infix('?') },
  /** Keeps the rows whose path matches an `ltxtquery`. */
  {
    name: '_matches_fulltext',
    operand: ltreeOperand('type', 'ltxtquery'),
    appliesTo: isLtree,
    toSql: infix('@'),
  },
];
