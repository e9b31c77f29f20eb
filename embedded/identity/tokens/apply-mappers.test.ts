import { describe, expect, it } from 'vitest';
import type { ProtocolMapper, Role } from '../storage/representation.ts';
import type { Account } from '../storage/account-store.ts';
import { applyMappers } from './apply-mappers.ts';

const account: Account = {
  id: 'a-1',
  realm: 'hosting',
  username: 'salma@example.com',
  email: 'salma@example.com',
  emailVerified: true,
  firstName: 'Salma',
  lastName: null,
  enabled: true,
  requiredActions: [],
  serviceAccountClient: null,
  notBefore: 0,
  createdAt: new Date(0),
};

const role = (name: string, clientId: string | null): Role => ({
  id: name,
  name,
  clientId,
  client: clientId,
  containerId: clientId ?? 'hosting',
  description: null,
  composite: false,
});

const mapper = (protocolMapper: string, config: Record<string, string>): ProtocolMapper => ({
  name: protocolMapper,
  protocolMapper,
  config: { 'access.token.claim': 'true', ...config },
});

const map = (mappers: ProtocolMapper[], roles: Role[] = []) =>
  applyMappers(mappers, 'access', { account, roles });

describe('applyMappers, the claims of a token', () => {
  it("makes nested claims where a claim's name has dots, except escaped ones", () => {
    const { claims } = map([
      mapper('oidc-usermodel-property-mapper', {
        'user.attribute': 'id',
        'claim.name': 'https://hasura\\.io/x.id',
      }),
      mapper('oidc-hardcoded-claim-mapper', {
        'claim.value': 'user',
        'claim.name': 'https://hasura\\.io/x.role',
      }),
    ]);

    expect(claims).toEqual({ 'https://hasura.io/x': { id: 'a-1', role: 'user' } });
  });

  it('prefers the claim of a role mapper to that of a hardcoded mapper, whatever their order in the file', () => {
    const config = { 'claim.name': 'role', 'usermodel.clientRoleMapping.clientId': 'hasura' };
    const mappers = [
      mapper('oidc-usermodel-client-role-mapper', config),
      mapper('oidc-hardcoded-claim-mapper', { 'claim.value': 'user', 'claim.name': 'role' }),
    ];

    expect(map(mappers, [role('site_admin', 'hasura')]).claims).toEqual({ role: 'site_admin' });
    expect(map(mappers, [role('other', 'web')]).claims).toEqual({ role: 'user' });
  });

  it('lists the roles of the configured client, and separately those of the realm', () => {
    const roles = [role('admin', null), role('site_admin', 'hasura'), role('user', 'hasura')];
    const many = { multivalued: 'true' };

    const { claims } = map(
      [
        mapper('oidc-usermodel-client-role-mapper', {
          ...many,
          'claim.name': 'mine',
          'usermodel.clientRoleMapping.clientId': 'hasura',
        }),
        mapper('oidc-usermodel-realm-role-mapper', { ...many, 'claim.name': 'realm' }),
      ],
      roles,
    );

    expect(claims).toEqual({ mine: ['site_admin', 'user'], realm: ['admin'] });
  });

  it('adds no claim to an ID token if the mapper is for access tokens only', () => {
    const hidden = mapper('oidc-hardcoded-claim-mapper', { 'claim.name': 'x', 'claim.value': 'y' });

    expect(applyMappers([hidden], 'id', { account, roles: [] }).claims).toEqual({});
  });

  it('adds the audience of an audience mapper, and no claim for an attribute without a value', () => {
    const { claims, audiences } = map([
      mapper('oidc-audience-mapper', { 'included.custom.audience': 'hasura' }),
      mapper('oidc-usermodel-property-mapper', { 'user.attribute': 'lastName', 'claim.name': 'last' }),
    ]);

    expect([claims, audiences]).toEqual([{}, ['hasura']]);
  });

  it("converts a value to the type of its mapper, and never writes to an object's prototype", () => {
    const { claims } = map([
      mapper('oidc-hardcoded-claim-mapper', {
        'claim.name': 'n',
        'claim.value': '3',
        'jsonType.label': 'int',
      }),
      mapper('oidc-hardcoded-claim-mapper', { 'claim.name': '__proto__.polluted', 'claim.value': 'yes' }),
    ]);

    expect(claims['n']).toBe(3);
    expect({}).not.toHaveProperty('polluted');
  });
});
