import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './start-api.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let keys: { reader: string; editor: string };

beforeAll(async () => {
  api = await startApi();
  const [reader, editor] = await Promise.all(['reader', 'editor'].map((role) => api.makeKey({ role })));
  keys = { reader: reader?.key ?? '', editor: editor?.key ?? '' };
});
afterAll(() => api.stop());

const ask = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
  const response = await fetch(`${api.web.url}/api/rest/${path}`, init);
  const body = (await response.json()) as Record<string, unknown>;

  return { status: response.status, headers: response.headers, body };
};
const put = (path: string, key: string, body: unknown) =>
  ask(path, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const NOTICE = { content: 'Maintenance', notice_date: '2026-03-01' };

describe('a fault of a REST request', () => {
  it('is 401 for a bad token and for none, and says how to send one', async () => {
    const bad = await ask('plans', { headers: { authorization: 'Bearer x.y.z' } });
    const none = await ask('contacts');
    const unknown = await ask('plans', { headers: { 'x-api-key': 'hfk_1' } });

    expect([bad.status, bad.body['code']]).toEqual([401, 'invalid-jwt']);
    expect(bad.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(bad.headers.get('cache-control')).toBe('no-store');
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect([unknown.status, unknown.body['code']]).toEqual([401, 'api-key-invalid']);
  });

  it('is 403 for what the key may not do, 404 for an unknown address, 405 for another method', async () => {
    expect((await put('notices/external/n1', keys.reader, NOTICE)).status).toBe(403);
    expect((await ask('nothing/here')).status).toBe(404);
    const other = await ask('plans', { method: 'DELETE', headers: { 'x-api-key': keys.reader } });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('is 422 for a value that the database refuses', async () => {
    const done = await put('notices/external/n2', keys.editor, NOTICE);
    expect(done.status).toBe(200);
    const { status, body } = await put('notices/external/n2', keys.editor, { ...NOTICE, notice_date: 'x' });
    expect([status, body['code']]).toEqual([422, 'data-exception']);
    const empty = await put('notices/external/n2', keys.editor, { ...NOTICE, content: '' });
    expect([empty.status, empty.body['code']]).toEqual([422, 'permission-error']);
  });

  it('has one form, whoever found it', async () => {
    const all = [
      await ask('nothing/here'),
      await ask('plans', { headers: { 'x-api-key': 'hfk_1' } }),
      await put('notices/external/n3', keys.editor, {}),
    ];
    for (const { body } of all) {
      expect(body).toEqual({
        path: expect.any(String),
        error: expect.any(String),
        code: expect.any(String),
        message: body['error'],
        extensions: expect.objectContaining({ code: body['code'] }),
      });
    }
  });
});
