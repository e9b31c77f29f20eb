import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsIn, wordsOf } from './history-words.ts';

describe('the texts that the history of changes uses to name fields', () => {
  it('are the labels of fields and the names of their values, without the error texts of forms', async () => {
    const ids = idsIn(await wordsOf());

    expect(ids.has('contacts.form.email')).toBe(true);
    expect(ids.has('notices.severity.info')).toBe(true);
    expect(ids.has('notices.form.contentRequired')).toBe(false);
  });

  it('come only from catalogs that load with the history or with every page', async () => {
    const source = readFileSync('src/app/messages/history-en.generated.ts', 'utf8');
    const files = [...source.matchAll(/'#(src\/[^']+\.json)'/g)].map(([, file = '']) => file);
    const ofSite = files.map((file) => file.replace('admin-en', 'en')).filter((file) => existsSync(file));
    const texts = [...files, ...ofSite].flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object),
    );

    const ids = [...idsIn(await wordsOf())].filter((id) => !/^(history|kit|forms)\./.test(id));

    expect(files.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !texts.includes(id))).toEqual([]);
  });
});
