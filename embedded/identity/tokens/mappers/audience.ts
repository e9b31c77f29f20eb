import type { ProtocolMapperType } from '../protocol-mapper.ts';

/** Names one more service that the token is meant for. */
export const audience: ProtocolMapperType = {
  name: 'oidc-audience-mapper',
  priority: 0,
  apply: (config, _source, claims) => {
    const name = config['included.client.audience'] || config['included.custom.audience'];
    if (name) claims.addAudience(name);
  },
};
