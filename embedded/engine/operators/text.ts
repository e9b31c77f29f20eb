import { isText } from '../model/column-type.ts';
import { infix, sameType, type Operator } from './operator.ts';

/**
 * Patterns over strings.
 *
 * See https://hasura.io/docs/2.0/queries/postgres/filters/text-search-operators/
 */
export const textOperators: readonly Operator[] = [
  /** Keeps the rows whose string matches a pattern; `%` stands for any characters, `_` for one character. */
  { name: '_like', operand: sameType, appliesTo: isText, toSql: infix('like') },
  /** Keeps the rows whose string does not match a pattern. */
  { name: '_nlike', operand: sameType, appliesTo: isText, toSql: infix('not like') },
  /** Keeps the rows whose string matches a pattern, letter case ignored. */
  { name: '_ilike', operand: sameType, appliesTo: isText, toSql: infix('ilike') },
  /** Keeps the rows whose string does not match a pattern, letter case ignored. */
  { name: '_nilike', operand: sameType, appliesTo: isText, toSql: infix('not ilike') },
  /** Keeps the rows whose string matches an SQL regular expression. */
  { name: '_similar', operand: sameType, appliesTo: isText, toSql: infix('similar to') },
  /** Keeps the rows whose string does not match an SQL regular expression. */
  { name: '_nsimilar', operand: sameType, appliesTo: isText, toSql: infix('not similar to') },
  /** Keeps the rows whose string matches a POSIX regular expression. */
  { name: '_regex', operand: sameType, appliesTo: isText, toSql: infix('~') },
  /** Keeps the rows whose string does not match a POSIX regular expression. */
  { name: '_nregex', operand: sameType, appliesTo: isText, toSql: infix('!~') },
  /** Keeps the rows whose string matches a POSIX regular expression, letter case ignored. */
  { name: '_iregex', operand: sameType, appliesTo: isText, toSql: infix('~*') },
  /** Keeps the rows whose string does not match a POSIX regular expression, letter case ignored. */
  { name: '_niregex', operand: sameType, appliesTo: isText, toSql: infix('!~*') },
];
