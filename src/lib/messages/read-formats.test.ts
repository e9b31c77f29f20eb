import { describe, expect, it, vi } from 'vitest';
import { readFormats } from './read-formats.ts';

describe('readFormats', () => {
  it('gives control back to the browser between number formats and date formats', async () => {
    const order: string[] = [];
    for (const Format of [Intl.NumberFormat, Intl.DateTimeFormat]) {
      vi.spyOn(Format, 'supportedLocalesOf').mockImplementation(() => {
        order.push(Format.name);
        setTimeout(() => order.push('the page'));
        return [];
      });
    }

    await readFormats('en');

    expect(order).toEqual(['NumberFormat', 'the page', 'DateTimeFormat']);
  });
});
