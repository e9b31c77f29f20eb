/** One query in the syntax of each server; equal variables must give equal bodies. */
export type Workload = {
  readonly name: string;
  readonly hasura: string;
  readonly postgraphile: string;
  readonly variables: ReadonlyArray<Readonly<Record<string, number>>>;
};

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

export const WORKLOADS: readonly Workload[] = [
  {
    name: 'simple',
    hasura: `query Simple($author: Int!) {
      article(where: {author_id: {_eq: $author}}, order_by: {id: asc}, limit: 10) { id title is_published }
    }`,
    postgraphile: `query Simple($author: Int!) {
      article: allArticlesList(condition: {authorId: $author}, orderBy: ID_ASC, first: 10) {
        id title is_published: isPublished
      }
    }`,
    variables: numbers(200).map((author) => ({ author })),
  },
  {
    name: 'nested',
    hasura: `query Nested($region: Int!) {
      author(where: {region: {_eq: $region}}, order_by: {id: asc}, limit: 10) {
        id name articles(order_by: {id: asc}, limit: 5) { id title is_published }
      }
    }`,
    postgraphile: `query Nested($region: Int!) {
      author: allAuthorsList(condition: {region: $region}, orderBy: ID_ASC, first: 10) {
        id name articles: articlesByAuthorIdList(orderBy: ID_ASC, first: 5) { id title is_published: isPublished }
      }
    }`,
    variables: numbers(99).map((region) => ({ region })),
  },
];
