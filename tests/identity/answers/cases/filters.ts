import { member, person, type Case, type Step } from '../case.ts';

const list = (query: string): Step => ({
  ask: `GET admin/users?${query}`,
  only: ['username'],
});
const count = (query: string): Step => ({ ask: `GET admin/users/count?${query}` });
const both = (query: string): Step[] => [list(query), count(query)];
const people = [
  person('on', { emailVerified: true }),
  person('off', { enabled: false, firstName: 'Omar', lastName: 'Haddad-Nasser' }),
];

/** By what people are listed and counted. */
export const filterCases: readonly Case[] = [
  { name: 'people by enabled', steps: [...people, ...['enabled=false', 'enabled=true'].flatMap(both)] },
  {
    name: 'people by emailVerified',
    steps: [
      ...people,
      ...['emailVerified=false', 'emailVerified=true', 'emailVerified=true&enabled=false'].flatMap(both),
    ],
  },
  {
    name: 'people by first and last name',
    steps: [
      ...people,
      ...[
        'firstName=oma',
        'firstName=OMAR&lastName=nasser',
        'lastName=haddad',
        'firstName=nobody-has-this',
      ].flatMap(both),
      ...['firstName=oma&exact=true', 'lastName=haddad&exact=true', 'firstName=omar&lastName=nobody'].flatMap(
        both,
      ),
    ],
  },
  {
    name: 'people by user name and address',
    steps: [
      ...people,
      ...[
        'username=off',
        'email=off%40',
        'email=off%40&exact=true',
        'email=OFF%40example.test&exact=true',
      ].flatMap(both),
      ...['username=on%40example.test&exact=true', 'username=off&email=on', 'username=&email='].flatMap(both),
    ],
  },
  {
    name: 'people by attributes (q)',
    steps: [...people, ...['q=locale:ar', 'q=email:off%40example.test', 'q=nonsense', 'q='].flatMap(both)],
  },
  {
    name: 'people by another identity provider',
    steps: [
      ...people,
      ...['idpAlias=google', 'idpAlias=google&idpUserId=4711', 'idpUserId=4711'].flatMap(both),
    ],
  },
  {
    name: 'people by a word in any of their texts',
    steps: [
      ...people,
      ...[
        'search=oma',
        'search=omar%20haddad',
        'search=*nasser',
        'search=%22omar%22',
        'search=nasser',
        'search=',
      ].flatMap(both),
      ...['search=haddad&enabled=false', 'search=haddad&emailVerified=true'].flatMap(both),
      ...['search=omar&email=on%40', 'search=omar&firstName=nobody'].flatMap(both),
    ],
  },
  {
    name: 'people by id in search',
    steps: [
      ...people,
      list('search=id:{on.id}'),
      list('search=id:{on.id}%20{off.id}'),
      list('search=id:nobody'),
      count('search=id:{on.id}'),
      count('search=id:{on.id}%20{off.id}'),
    ],
  },
  {
    name: 'a filter that is no boolean or is given twice',
    steps: [
      ...people,
      ...['enabled=x', 'enabled=', 'exact=x&email=off', 'exact=true', 'exact=false'].flatMap(both),
      list('enabled=false&enabled=true'),
    ],
  },
  {
    name: 'a filter that no Keycloak has',
    steps: [...people, ...['disabled=true', 'emailDomain=example.test'].flatMap(both)],
  },
  {
    name: 'people by the time of their creation',
    steps: [
      ...people,
      ...['createdAfter=2020-01-01', 'createdBefore=2020-01-01', 'createdAfter=32503680000000'].flatMap(both),
      ...['search=off&createdBefore=1000', 'createdAfter=nonsense', 'createdAfter='].flatMap(both),
    ],
  },
  {
    name: 'pages of people',
    steps: [
      ...people,
      ...['first=0&max=1', 'first=1&max=1', 'first=1', 'max=0', 'first=99', 'first=-1&max=-1', 'max=-2'].map(
        list,
      ),
      ...[
        'max=abc',
        'max=1.5',
        'first=x',
        'max=',
        'first=',
        'max=2&max=3',
        'max=99999999999',
        'max=2147483647',
      ].map(list),
      ...['max=2147483648', 'max=%2B1', 'max=%201'].map(list),
    ],
  },
  {
    name: 'the whole of a person in a list and alone',
    steps: [
      member('salma', { emailVerified: true }),
      { ask: 'GET admin/users?email=salma%40example.test&exact=true' },
      { ask: 'GET admin/users?email=salma%40example.test&exact=true&briefRepresentation=true' },
      { ask: 'GET admin/users/{salma.id}' },
    ],
  },
];
