import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '@takumi-rs/core';
import { createRenderer } from './draw-image.ts';
import { inkAdded, inkOfTitle, placeOf } from './title-ink.ts';

/** Share of a word's box that may differ, as its edges can lie between other pixels. */
const SAME = 0.06;

let renderer: Renderer;
const ink = (title: string) => inkOfTitle(title, renderer);

beforeAll(async () => {
  renderer = await createRenderer();
});

describe('the Arabic title of a social image', () => {
  it.each([
    ['50% خصم', ['خصم', '50%']],
    ['خصم 50', ['50', 'خصم']],
    ['خادم (ISO 27001) – 24/7', ['24/7', '(ISO 27001)', 'خادم']],
    ['شركة الأمل (Amal)', ['(Amal)', 'الأمل', 'شركة']],
    ['خوادم VPS بسعة 16 GB', ['GB', '16', 'بسعة', 'VPS', 'خوادم']],
    ['+966 11 234', ['+966 11 234']],
  ])('shows the words of "%s" in the order of a browser, from left to right', async (title, words) => {
    const whole = await ink(title);
    const places = await Promise.all(words.map(async (word) => placeOf(await ink(word), whole)));

    for (const { difference } of places) expect(difference).toBeLessThan(SAME);
    const columns = places.map(({ column }) => column);
    expect(columns).toEqual(columns.toSorted((one, other) => one - other));
  });

  it('differs from one with the percent sign on the other side of the digits', async () => {
    const { difference } = placeOf(await ink('%50'), await ink('50% خصم'));

    expect(difference).toBeGreaterThan(2 * SAME);
  });

  it.each([
    ['م', '\u064f'],
    ['ص', '\u0651'],
    ['و', '\u0651'],
    ['ن', '\u064e'],
    ['د', '\u064b'],
  ])('has the sign of "%s%s" above its letter', async (letter, sign) => {
    const bare = await ink(letter);
    const added = inkAdded(await ink(letter + sign), bare);

    expect(added.bottom).toBeLessThan(bare.top);
    expect([added.left >= bare.left - 4, added.right <= bare.right + 4]).toEqual([true, true]);
  });

  it.each(['ب', 'د'])('has the kasra of "%s" below its letter', async (letter) => {
    const bare = await ink(letter);
    const added = inkAdded(await ink(`${letter}\u0650`), bare);

    expect(added.top).toBeGreaterThan(bare.bottom);
  });

  it('begins each of its lines at the right', async () => {
    const { rows } = await ink('خوادم مُدارة بالكامل للمطوّرين مع حماية وخصم 50% على الاستضافة');
    const lines = linesOf(rows);

    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(Math.max(...line.map((row) => row.lastIndexOf(true)))).toBeGreaterThan(1_100);
  });
});

/** Splits rows of pixels where rows without ink lie between them for a while. */
function linesOf(rows: boolean[][]): boolean[][][] {
  const lines: boolean[][][] = [];
  let empty = Infinity;
  for (const row of rows) {
    if (!row.includes(true)) {
      empty += 1;
      continue;
    }
    if (empty > LINE_GAP) lines.push([]);
    lines.at(-1)?.push(row);
    empty = 0;
  }

  return lines;
}

/** Rows between two lines at least; a dot or a sign is nearer to its letter. */
const LINE_GAP = 12;
