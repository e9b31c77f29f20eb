import type { ColumnType } from '../model/column-type.ts';
import { ancestor } from './ancestor.ts';
import { ancestorAny } from './ancestor-any.ts';
import { descendant } from './descendant.ts';
import { descendantAny } from './descendant-any.ts';
import { equal } from './equal.ts';
import { greaterOrEqual } from './greater-or-equal.ts';
import { greaterThan } from './greater-than.ts';
import { hasKey } from './has-key.ts';
import { hasKeysAll } from './has-keys-all.ts';
import { hasKeysAny } from './has-keys-any.ts';
import { ilike } from './ilike.ts';
import { inList } from './in-list.ts';
import { iregex } from './iregex.ts';
import { jsonContainedIn } from './json-contained-in.ts';
import { jsonContains } from './json-contains.ts';
import { jsonPathExists } from './json-path-exists.ts';
import { jsonPathMatch } from './json-path-match.ts';
import { lessOrEqual } from './less-or-equal.ts';
import { lessThan } from './less-than.ts';
import { like } from './like.ts';
import { listContainedIn } from './list-contained-in.ts';
import { listContains } from './list-contains.ts';
import { matches } from './matches.ts';
import { matchesAny } from './matches-any.ts';
import { matchesFulltext } from './matches-fulltext.ts';
import { notEqual } from './not-equal.ts';
import { notIlike } from './not-ilike.ts';
import { notInList } from './not-in-list.ts';
import { notIregex } from './not-iregex.ts';
import { notLike } from './not-like.ts';
import { notRegex } from './not-regex.ts';
import { notSimilar } from './not-similar.ts';
import type { Operator } from './operator.ts';
import { regex } from './regex.ts';
import { similar } from './similar.ts';

const operators: readonly Operator[] = [
  equal,
  notEqual,
  greaterThan,
  lessThan,
  greaterOrEqual,
  lessOrEqual,
  inList,
  notInList,
  like,
  notLike,
  ilike,
  notIlike,
  similar,
  notSimilar,
  regex,
  notRegex,
  iregex,
  notIregex,
  jsonContains,
  jsonContainedIn,
  hasKey,
  hasKeysAny,
  hasKeysAll,
  jsonPathExists,
  jsonPathMatch,
  listContains,
  listContainedIn,
  ancestor,
  ancestorAny,
  descendant,
  descendantAny,
  matches,
  matchesAny,
  matchesFulltext,
];

/** The comparisons that a column of this type has, without `_is_null` and `_cast`. */
export function operatorsOf(type: ColumnType): readonly Operator[] {
  return operators.filter((operator) => operator.appliesTo(type));
}
