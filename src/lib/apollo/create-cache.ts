import { InMemoryCache } from '@apollo/client/cache';

/** The cache of the API's answers; tables without an `id` are known by their own keys. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      user_roles: { keyFields: ['user_id'] },
      seo_settings: { keyFields: ['key'] },
      analytics_settings: { keyFields: ['key'] },
    },
  });
}
