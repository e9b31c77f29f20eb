import { infix, isLtree, listOfSameType, ltreeOperand, sameType, type Operator } from './operator.ts';

/**
 * Comparisons of paths in a tree (the extension ltree).
 *
 * See https://www.postgresql.org/docs/17/ltree.html
 */
export const ltreeOperators: readonly Operator[] = [
  /** Keeps the rows whose path is an ancestor of the given one or equals it. */
  { name: '_ancestor', operand: sameType, appliesTo: isLtree, toSql: infix('@>') },
  /** Keeps the rows whose path is an ancestor of one of the given ones. */
  { name: '_ancestor_any', operand: listOfSameType, appliesTo: isLtree, toSql: infix('@>') },
  /** Keeps the rows whose path descends from the given one or equals it. */
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
