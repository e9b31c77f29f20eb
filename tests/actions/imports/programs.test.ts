import { describe, expect, it } from 'vitest';
import { guessReading, readPreview } from '#src/features/contacts/import/reading/read-preview.ts';
import { PROGRAMS, type Program } from './programs.ts';
import { useImports } from './start-imports.ts';

const { started, readContacts, readImports, readStates } = useImports();

const cases = PROGRAMS.map((program) => [program.name, program] as const);

const rejectionsOf = ({ asked }: Program) =>
  Object.entries(asked).map(([line, value]) => ({ line: Number(line), reason: 'state-unknown', value }));

describe('a contacts file of another program', () => {
  it.each(cases)(
    'subscribes no contact whose state is not known to mean subscribed: %s',
    async (_name, program) => {
      const { body } = await started.upload(program.file);

      expect(body).toMatchObject({ state: 'done', invalid: Object.keys(program.asked).length, warnings: 0 });
      expect(await readStates()).toEqual(program.states);
      expect((await readImports())[0]?.['rejections']).toEqual(rejectionsOf(program));
      const { rows } = await started.actions.pool.query(
        `select from contacts where state_reason is distinct from case when state <> 'subscribed' then 'import' end`,
      );
      expect(rows).toEqual([]);
    },
  );

  it.each(cases)(
    'has the same contacts and unknown states in the preview as in the import: %s',
    async (name, { file, states, asked }) => {
      const blob = new File([file], `${name}.csv`);
      const preview = await readPreview(blob, await guessReading(blob), async () => 0);
      const left = Object.values(states).filter((state) => state !== 'subscribed').length;

      expect([preview.fresh, preview.leaving, preview.rejected]).toEqual([
        Object.keys(states).length,
        left,
        [],
      ]);
      const open = preview.asked.flatMap(({ values }) => values.filter(({ means }) => means === undefined));
      expect(open.map(({ value }) => value).toSorted()).toEqual(Object.values(asked).toSorted());
    },
  );

  it.each(cases.filter(([, { asked }]) => Object.keys(asked).length > 0))(
    'is imported completely once its unknown states are given a meaning: %s',
    async (_name, { file, states, asked }) => {
      const meanings = Object.values(asked).map((value) => ({ value, means: 'unsubscribed' }));
      const { body } = await started.upload(file, { query: { states: JSON.stringify(meanings) } });

      expect(body).toMatchObject({ state: 'done', invalid: 0 });
      const all = await readStates();
      expect(all).toMatchObject(states);
      expect(Object.keys(all)).toHaveLength(Object.keys(states).length + Object.keys(asked).length);
    },
  );
});

describe('the meanings that an import gives to unknown states', () => {
  it.each([
    ['no JSON', 'pending=unsubscribed'],
    ['an unknown meaning', '[{"value": "pending", "means": "gone"}]'],
    [
      'too many values',
      JSON.stringify(Array.from({ length: 201 }, (_v, at) => ({ value: `v${at}`, means: 'skip' }))),
    ],
  ])('are refused if they are %s', async (_what, states) => {
    const { status, body } = await started.upload('email,status\na@x.test,pending', { query: { states } });

    expect([status, body.extensions?.code]).toEqual([400, 'import-request-invalid']);
  });

  it('apply to a batch of import_contacts too', async () => {
    const contacts = [
      { email: 'on@x.test', state: 'active' },
      { email: 'off@x.test', state: 'Unsubscribed' },
      { email: 'ask@x.test', state: 'pending' },
      { email: 'none@x.test' },
    ];
    const call = (input: object) => started.actions.callAsAdmin('import_contacts', { contacts, ...input });

    expect((await call({ idempotency_key: 'states-1' })).json()).toMatchObject({ created: 3, invalid: 1 });
    expect((await readImports())[0]?.['rejections']).toEqual([
      { line: 3, reason: 'state-unknown', value: 'pending' },
    ]);
    const states = [{ value: 'pending', means: 'unsubscribed' }];
    expect((await call({ idempotency_key: 'states-2', states })).json()).toMatchObject({
      created: 1,
      invalid: 0,
    });
    expect(await readStates()).toEqual({
      'on@x.test': 'subscribed',
      'off@x.test': 'unsubscribed',
      'ask@x.test': 'unsubscribed',
      'none@x.test': 'subscribed',
    });
  });
});

describe('a file whose names have question marks instead of letters', () => {
  it('replaces no stored name, and each such name counts as a warning', async () => {
    await started.upload('email,first_name\na@x.test,سلمى\n');
    const { body } = await started.upload('email,first_name\na@x.test,????\nb@x.test,M?ller\n', {
      query: { mode: 'update' },
    });

    expect(body).toMatchObject({ created: 1, updated: 0, warnings: 2 });
    expect((await readContacts()).map(({ first_name }) => first_name)).toEqual(['سلمى', null]);
  });
});
