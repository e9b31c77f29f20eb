import { isText } from '../model/column-type.ts';
import { infix, sameType, type Operator } from './operator.ts';

/**
 * Comparisons of strings with patterns.
 *
 * See https://hasura.io/docs/2.0/queries/postgres/filters/text-search-operators/
 */
export const textOperators: readonly Operator[] = [
  /** Keeps the rows whose string matches a pattern; `%` matches any characters, `_` one character. */
  pattern('_like', 'like'),
  /** Keeps the rows whose string does not match a pattern. */
  pattern('_nlike', 'not like'),
  /** Keeps the rows whose string matches a pattern, letter case ignored. */
  pattern('_ilike', 'ilike'),
  /** Keeps the rows whose string does not match a pattern, letter case ignored. */
  pattern('_nilike', 'not ilike'),
  /** Keeps the rows whose string matches an SQL regular expression. */
  pattern('_similar', 'similar to'),
  /** Keeps the rows whose string does not match an SQL regular expression. */
  pattern('_nsimilar', 'not similar to'),
  /** Keeps the rows whose string matches a POSIX regular expression. */
  pattern('_regex', '~'),
  /** Keeps the rows whose string does not match a POSIX regular expression. */
  pattern('_nregex', '!~'),
  /** Keeps the rows whose string matches a POSIX regular expression, letter case ignored. */
  pattern('_iregex', '~*'),
  /** Keeps the rows whose string does not match a POSIX regular expression, letter case ignored. */
  pattern('_niregex', '!~*'),
];

function pattern(name: string, sign: string): Operator {
  return { name, operand: sameType, isPattern: true, appliesTo: isText, toSql: infix(sign) };
}
