/**
 * Comparisons of a column with another column, in permissions only.
 *
 * See https://hasura.io/docs/2.0/api-reference/syntax-defs/#columncomparisonoperator
 */
export const columnOperators: Readonly<Record<string, string>> = {
  _ceq: '=',
  _cne: '<>',
  _cneq: '<>',
  _cgt: '>',
  _clt: '<',
  _cgte: '>=',
  _clte: '<=',
};
