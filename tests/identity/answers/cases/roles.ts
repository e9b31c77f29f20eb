import { person, type Case, type Step } from '../case.ts';

const roles = (path: string, as: Step['as'] = 'actions'): Step => ({
  ask: `GET admin${path}`,
  as,
  only: ['name', 'error'],
  isUnordered: true,
});
const mapping = '/users/{salma.id}/role-mappings/realm';
const hasura: Step = {
  ask: 'GET admin/clients?clientId=hasura',
  as: 'bootstrap',
  only: ['clientId'],
  keep: 'hasura',
};

/** How roles are listed, given and taken. */
export const roleCases: readonly Case[] = [
  {
    name: 'the roles of the realm',
    steps: [
      roles('/roles'),
      ...[
        'search=adm',
        'search=ADM',
        'search=Client',
        'search=nothing',
        'first=0&max=1',
        'first=1&max=2',
        'max=-1',
      ].map((query) => roles(`/roles?${query}`)),
      roles('/roles?search=&first=1'),
      roles('/roles?max=x'),
      { ask: 'GET admin/roles/admin', keep: 'admin' },
      { ask: 'GET admin/roles-by-id/{admin.id}' },
      { ask: 'GET admin/roles-by-id/nothing' },
      { ask: 'GET admin/roles/nothing' },
      roles('/roles/admin/composites'),
    ],
  },
  {
    name: 'the people of a role',
    steps: [
      person('salma'),
      { ask: 'GET admin/roles/admin', keep: 'admin', only: ['name'] },
      { ask: `POST admin${mapping}`, json: [{ id: '{admin.id}', name: 'admin' }] },
      { ask: 'GET admin/roles/admin/users', only: ['username'] },
      { ask: 'GET admin/roles/admin/users?first=1&max=1', only: ['username'] },
      { ask: 'GET admin/roles/user/users', only: ['username'] },
      { ask: 'GET admin/roles/nothing/users' },
    ],
  },
  {
    name: 'the roles of a person',
    steps: [
      person('salma'),
      roles(mapping),
      roles(`${mapping}/available`),
      roles(`${mapping}/composite`),
      { ask: 'GET admin/roles/admin', keep: 'admin', only: ['name'] },
      { ask: `POST admin${mapping}`, json: [{ id: '{admin.id}', name: 'admin' }] },
      { ask: `POST admin${mapping}`, json: [{ id: '{admin.id}', name: 'admin' }] },
      roles(mapping),
      roles(`${mapping}/available`),
      { ask: 'GET admin/users/{salma.id}/role-mappings' },
      { ask: `DELETE admin${mapping}`, json: [{ id: '{admin.id}', name: 'admin' }] },
      { ask: `DELETE admin${mapping}`, json: [{ id: '{admin.id}', name: 'admin' }] },
      { ask: `POST admin${mapping}`, json: [{ id: 'nothing', name: 'nothing' }] },
      { ask: `POST admin${mapping}`, json: [{ name: 'admin' }] },
      { ask: `POST admin${mapping}`, json: [] },
      roles(mapping),
    ],
  },
  {
    name: 'the roles of a person at a client',
    steps: [
      person('salma'),
      hasura,
      roles('/users/{salma.id}/role-mappings/clients/{hasura.0.id}'),
      roles('/users/{salma.id}/role-mappings/clients/{hasura.0.id}/available'),
      roles('/users/{salma.id}/role-mappings/clients/{hasura.0.id}/composite'),
      { ask: 'GET admin/users/{salma.id}/role-mappings/clients/nope' },
      { ask: 'GET admin/users/{salma.id}/role-mappings/clients/nope/available' },
      { ask: 'GET admin/users/{salma.id}/role-mappings/clients/nope/composite' },
      { ask: 'POST admin/users/{salma.id}/role-mappings/clients/nope', json: [] },
    ],
  },
  {
    name: 'the roles of a client',
    steps: [
      hasura,
      roles('/clients/{hasura.0.id}/roles', 'bootstrap'),
      roles('/clients/{hasura.0.id}/roles?search=site', 'bootstrap'),
      roles('/clients/{hasura.0.id}/roles?first=1&max=1', 'bootstrap'),
      { ask: 'GET admin/clients/nope/roles', as: 'bootstrap' },
    ],
  },
  {
    name: 'a role that is made, renamed and deleted',
    steps: [
      { ask: 'POST admin/roles', as: 'bootstrap', json: { name: 'helper', description: 'Helps' } },
      { ask: 'POST admin/roles', as: 'bootstrap', json: { name: 'helper' } },
      { ask: 'POST admin/roles', as: 'bootstrap', json: {} },
      { ask: 'GET admin/roles/helper' },
      { ask: 'PUT admin/roles/helper', as: 'bootstrap', json: { name: 'assistant' } },
      { ask: 'GET admin/roles/helper' },
      { ask: 'GET admin/roles/assistant' },
      { ask: 'DELETE admin/roles/assistant', as: 'bootstrap' },
      { ask: 'DELETE admin/roles/assistant', as: 'bootstrap' },
    ],
  },
];
