import { expect, it, vi } from 'vitest';
import { createAskedQueries } from './asked-queries.ts';

const query = (key: string) => ({ key, name: key, query: '', variables: {} });

it('follows the answers of sixty announcements at most, and of other pages always', () => {
  const watched = new Set<string>();
  const live = {
    watch: vi.fn(({ key }: { key: string }) => void watched.add(key)),
    forget: vi.fn((key: string) => void watched.delete(key)),
  };
  const asked = createAskedQueries(live);
  asked.take('/en', [query('plans'), query('notices')], []);
  for (let number = 0; number < 100; number += 1)
    asked.take(`/en/news/a-${number}`, [query('notices'), query(`article ${number}`)], []);

  expect(watched.size).toBe(62);
  expect([...watched]).toEqual(expect.arrayContaining(['plans', 'notices', 'article 40', 'article 99']));
  asked.take('/en/news/a-40', [query('article 40')], []);
  asked.take('/ar/news/new', [query('article new')], []);
  expect([...watched]).toEqual(expect.arrayContaining(['article 40', 'article new']));
  expect(watched).not.toContain('article 41');
});
