/**
 * Answers of Hasura's current releases to cases that hold for v2.0 alone (`later` in the suite), by the case's id: since
 * then inherited roles have their parents' permissions to write too (hasura/graphql-engine#6991, #9202).
 */
export const laterAnswers: Readonly<Record<string, unknown>> = {
  'graphql_mutation/insert/permissions/inherited_roles/mutation_not_exposed_to_inherited_roles': {
    data: { insert_authors: { affected_rows: 1 } },
  },
};
