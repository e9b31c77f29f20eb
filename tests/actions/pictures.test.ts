import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPictures } from '#actions/features/keep-pictures/store-picture.ts';
import { makeClaim, makePng } from '#actions/features/keep-pictures/make-png.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { tokenOf } from './imports/start-imports.ts';
import { admin, client, startActions } from './start-actions.ts';

const actions = useStarted(() => startActions());
let url = '';
let token = '';

beforeAll(async () => {
  url = await actions.listen();
  token = await tokenOf(actions, admin);
});
beforeEach(() =>
  actions.pool.query('delete from site_settings; delete from history_entries; delete from pictures'),
);

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;

async function upload(body: string | Buffer, { kind = 'square', as = token, name = 'logo.svg' } = {}) {
  const response = await fetch(`${url}/uploads/pictures?${new URLSearchParams({ kind, name })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/octet-stream' },
    body: body as BodyInit,
  });

  return {
    status: response.status,
    body: (await response.json()) as { hash: string; message?: string; extensions?: { code: string } },
  };
}

const stored = async () => {
  const { rows } = await actions.pool.query<{ variant: string; name: string }>(
    'select variant, name from pictures order by variant',
  );
  return rows;
};

describe('a logo that an administrator uploads', () => {
  it('is kept with its variants, each of which can be read at its address', async () => {
    const { status, body } = await upload(svg('<circle cx="50" cy="50" r="40" fill="#c00"/>'), {
      name: 'شعار.svg',
    });

    expect([status, body]).toMatchObject([
      200,
      { media_type: 'image/svg+xml', width: 100, height: 100, tone: 'any' },
    ]);
    expect(await stored()).toEqual(
      ['', '180', '192', '48', '512', 'mail', 'social'].map((variant) => ({ variant, name: 'شعار.svg' })),
    );
    const types = ['.svg', '-180.png', '-48.ico', '-mail.png'].map(async (end) => {
      const file = await fetch(`${url}/media/${body.hash}${end}`);
      return [file.status, file.headers.get('content-type'), (await file.arrayBuffer()).byteLength > 50];
    });
    expect(await Promise.all(types)).toEqual([
      [200, 'image/svg+xml', true],
      [200, 'image/png', true],
      [200, 'image/x-icon', true],
      [200, 'image/png', true],
    ]);
    const missing = ['.png', '-512.svg', '-9.png'].map(
      async (end) => (await fetch(`${url}/media/${body.hash}${end}`)).status,
    );
    expect(await Promise.all(missing)).toEqual([404, 404, 404]);
  });

  it('has one hash, however often it is uploaded', async () => {
    const [first, again] = [
      await upload(svg('<path d="M9 9h50v50z"/>')),
      await upload(svg('<path d="M9 9h50v50z"/>')),
    ];

    expect(again.body.hash).toBe(first.body.hash);
    expect(await stored()).toHaveLength(7);
  });

  it.each<[string, number, string | Buffer]>([
    ['picture-has-script', 400, svg('<script>alert(1)</script>')],
    ['picture-too-many-pixels', 400, makeClaim(10_000, 10_000)],
    ['picture-type', 400, Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['picture-too-large', 413, Buffer.alloc(600_000, 32)],
    ['picture-damaged', 400, makePng({ width: 200, height: 200 }).subarray(0, 100)],
    ['picture-damaged', 400, ''],
  ])('is refused by %s with a sentence, and nothing of it is kept', async (code, status, body) => {
    const refused = await upload(body);

    expect([refused.status, refused.body.extensions?.code]).toEqual([status, code]);
    expect(refused.body.message).toMatch(/^[A-Z].+\.$/);
    expect(await stored()).toEqual([]);
  });

  it('is refused without a kind', async () => {
    const { status, body } = await upload(svg(''), { kind: 'round' });

    expect([status, body.extensions?.code]).toEqual([400, 'picture-request-invalid']);
  });

  it('is taken from administrators only', async () => {
    const asClient = await upload(svg('<path d="M0 0"/>'), { as: await tokenOf(actions, client) });
    const asStranger = await upload(svg('<path d="M0 0"/>'), { as: '' });

    expect([asClient.status, asClient.body.extensions?.code]).toEqual([403, 'role-required']);
    expect(asStranger.status).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe('a logo that was chosen in the place of another', () => {
  it('gives way to the earlier one, whose picture is still there, when the change is undone', async () => {
    const [earlier, later] = [await upload(svg('<circle r="9"/>')), await upload(svg('<circle r="8"/>'))];
    for (const { body } of [earlier, later])
      await actions.pool.query(
        `insert into site_settings (key, value) values ('logo_square', $1)
         on conflict (key) do update set value = excluded.value`,
        [body.hash],
      );
    await forgetPictures(actions.pool);

    await actions.pool.query(
      'select restore_history_entry(id, false) from history_entries order by id desc limit 1',
    );

    const { rows } = await actions.pool.query('select value from site_settings');
    expect(rows).toEqual([{ value: earlier.body.hash }]);
    expect((await fetch(`${url}/media/${earlier.body.hash}.svg`)).status).toBe(200);
  });
});

describe('a picture that was uploaded a day ago', () => {
  const uploaded = async (id: number) => (await upload(svg(`<circle cx="50" cy="50" r="${id}"/>`))).body.hash;
  const age = () => actions.pool.query("update pictures set created_at = now() - interval '25 hours'");

  it('is deleted where neither a setting nor the history names it', async () => {
    const [chosen, earlier] = [await uploaded(10), await uploaded(20)];
    await uploaded(30);
    const choose = (hash: string) =>
      actions.pool.query(
        `insert into site_settings (key, value) values ('logo_square', $1)
         on conflict (key) do update set value = excluded.value`,
        [hash],
      );
    await choose(earlier);
    await choose(chosen);
    await age();

    await forgetPictures(actions.pool);
    const { rows } = await actions.pool.query<{ hash: string }>('select distinct hash from pictures');

    expect(rows.map(({ hash }) => hash).toSorted()).toEqual([chosen, earlier].toSorted());
  });

  it('is kept where a kind of hosting has it, or had it by the history', async () => {
    const [first, second] = [await uploaded(50), await uploaded(60)];
    for (const hash of [first, second])
      await actions.pool.query(`update hosting_kinds set picture = $1 where slug = 'vps'`, [`${hash}.svg`]);
    await age();

    await forgetPictures(actions.pool);

    const { rows } = await actions.pool.query<{ hash: string }>('select distinct hash from pictures');
    expect(rows.map(({ hash }) => hash).toSorted()).toEqual([first, second].toSorted());
    await actions.pool.query(`update hosting_kinds set picture = 'vps' where slug = 'vps'`);
  });

  it('is kept if it was uploaded again today', async () => {
    await uploaded(40);
    await age();
    await uploaded(40);

    await forgetPictures(actions.pool);

    expect(await stored()).toHaveLength(7);
  });
});
