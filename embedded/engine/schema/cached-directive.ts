import { DirectiveLocation, GraphQLBoolean, GraphQLDirective, GraphQLInt, GraphQLNonNull } from 'graphql';

/** Accepted as in Hasura's free edition, where it changes nothing. */
export const cachedDirective = new GraphQLDirective({
  name: 'cached',
  description: 'whether this query should be cached (Hasura Cloud only)',
  locations: [DirectiveLocation.QUERY],
  args: {
    ttl: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 60, description: 'measured in seconds' },
    refresh: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: false,
      description: 'refresh the cache entry',
    },
  },
});
