import { member, person, type Case, type Step } from '../case.ts';

const add = (json: Readonly<Record<string, unknown>>): Step => ({ ask: 'POST admin/users', json });
const change = (json: Readonly<Record<string, unknown>>): Step => ({
  ask: 'PUT admin/users/{salma.id}',
  json,
});
const show: Step = { ask: 'GET admin/users/{salma.id}' };
const named = (fields: Readonly<Record<string, unknown>>) => add({ email: 'x@example.test', ...fields });

/** How people are made and changed. */
export const peopleCases: readonly Case[] = [
  {
    name: 'a change of some fields leaves the others',
    steps: [
      person('salma', { emailVerified: true }),
      change({ firstName: 'Salwa' }),
      show,
      change({ enabled: false }),
      show,
      change({}),
      change({ firstName: null, emailVerified: false }),
      change({ lastName: '' }),
      show,
    ],
  },
  {
    name: 'a change by what was read before',
    steps: [
      person('salma'),
      { ask: 'GET admin/users/{salma.id}', keep: 'read' },
      change({
        id: '{salma.id}',
        username: '{read.username}',
        email: '{read.email}',
        access: { manage: true },
      }),
      change({ id: '00000000-0000-4000-8000-000000000000', lastName: 'Nasser' }),
      show,
    ],
  },
  {
    name: 'names that are too long or have characters that no name has',
    steps: [
      named({ firstName: 'n'.repeat(256) }),
      named({ lastName: 'n'.repeat(256) }),
      named({ firstName: 'a\u2028b' }),
      named({ firstName: 'a\u2029b' }),
      named({ firstName: '<' }),
      named({ lastName: 'a{b}' }),
      named({ firstName: 'n'.repeat(255), lastName: 'حدّاد' }),
    ],
  },
  {
    name: 'names with each character that is near to a refused one',
    steps: [...'<>&"\'`$%!#?§;*~/\\|^=[]{}()@+-_.,:\t\n\u00a0\u0085\u200f\u00ad\u202e']
      .map((sign) => ({
        ...add({ username: 'x@example.test', email: 'x@example.test', firstName: `a${sign}b` }),
      }))
      .flatMap((step, index) => [
        { ...step, json: { ...(step.json as object), email: `x${index}@example.test`, username: undefined } },
      ]),
  },
  {
    name: 'several faults at once',
    steps: [
      add({ email: 'abc', firstName: '<' }),
      add({ email: 'abc', firstName: '<', lastName: 'n'.repeat(256) }),
      add({ email: 'abc', firstName: '<'.repeat(256) }),
    ],
  },
  {
    name: 'addresses that the profile refuses or takes',
    steps: [
      ...[
        'first..last@example.test',
        '.a@example.test',
        'a.@example.test',
        'a@b',
        'a@example',
        'a b@example.test',
      ],
      ...[
        'سلمى@example.test',
        'josé@example.test',
        'o’brien@example.test',
        "o'brien@example.test",
        'a@exämple.test',
      ],
      ...[
        'a@xn--exmple-cua.test',
        'a@-example.test',
        'a@example..test',
        'a@[127.0.0.1]',
        '"a b"@example.test',
        '@example.test',
      ],
      ...['a@', 'a@@example.test', `${'a'.repeat(64)}@example.test`, `${'a'.repeat(65)}@example.test`],
      ...[
        `a@${'b'.repeat(63)}.test`,
        `a@${'b'.repeat(64)}.test`,
        `a@${'b.'.repeat(124)}test`,
        'a@example.test.',
      ],
      ...[
        'a+b@example.test',
        'a_b@example.test',
        'A@EXAMPLE.TEST',
        ' a@example.test',
        'a@example.test ',
        'a@exam_ple.test',
      ],
      ...[
        'a<b@example.test',
        'a,b@example.test',
        'a;b@example.test',
        'a!#$%&*/=?^`{|}~b@example.test',
        'a@مثال.test',
        'a@exam!ple.test',
        `${'a'.repeat(60)}@${'b.'.repeat(100)}test`,
      ],
    ].map((email) => add({ email })),
  },
  {
    name: 'an address that another person has',
    steps: [
      person('salma'),
      person('other'),
      add({ email: 'SALMA@example.test' }),
      change({ email: 'Other@example.test' }),
      change({ username: 'other@example.test', email: 'other@example.test' }),
      change({ email: 'salma@example.test' }),
    ],
  },
  {
    name: 'a user name beside the address',
    steps: [
      person('salma', { username: 'salma-by-name' }),
      show,
      change({ username: 'another' }),
      show,
      change({ email: 'New@example.test' }),
      show,
    ],
  },
  {
    name: 'people without address or name',
    steps: [
      add({ enabled: true }),
      add({ username: 'only-a-name' }),
      add({ email: '' }),
      add({}),
      add({ email: 'x@example.test' }),
    ],
  },
  {
    name: 'attributes that the profile lacks',
    steps: [
      person('salma', { attributes: { locale: ['ar'], number: ['1'] } }),
      show,
      change({ attributes: {} }),
      change({ email: 'salma@example.test', attributes: { number: ['2'] } }),
      show,
      change({ email: 'salma@example.test', attributes: {} }),
      show,
      named({ attributes: { firstName: ['Omar'] } }),
      { ask: 'GET admin/users?email=x%40example.test' },
    ],
  },
  {
    name: 'bodies that are no person',
    differs: 'A body that is no person',
    steps: [
      add({ email: 'x@example.test', isAdmin: true }),
      add({ email: 'x@example.test', enabled: 'yes' }),
      add({ email: 5 }),
      { ask: 'POST admin/users', json: [] },
      { ask: 'POST admin/users', json: 'x' },
      { ask: 'POST admin/users', headers: { 'content-type': 'application/json' } },
      { ask: 'POST admin/users', form: { email: 'x@example.test' } },
    ],
  },
  {
    name: 'people who are not there',
    steps: [
      { ask: 'GET admin/users/nobody' },
      { ask: 'PUT admin/users/nobody', json: { enabled: false } },
      { ask: 'DELETE admin/users/nobody' },
      { ask: 'POST admin/users/nobody/logout' },
      { ask: 'GET admin/users/nobody/sessions' },
      { ask: 'GET admin/users/nobody/credentials' },
      { ask: 'GET admin/users/nobody/role-mappings/realm' },
      { ask: 'PUT admin/users/nobody/reset-password', json: { type: 'password', value: 'password-1' } },
    ],
  },
  {
    name: 'a person who is deleted',
    steps: [
      member('salma'),
      { ask: 'DELETE admin/users/{salma.id}' },
      show,
      { ask: 'DELETE admin/users/{salma.id}' },
    ],
  },
];
