import { ValidationError } from 'yup';
import { describe, expect, it, vi } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { brandFields } from './brand-fields.ts';
import { loadColors } from './load-colors.ts';

vi.mock(import('./load-colors.ts'), async (importOriginal) => ({
  loadColors: vi.fn((await importOriginal()).loadColors),
}));

const schema = schemaOf(brandFields);

async function fault(color: string): Promise<unknown> {
  try {
    await schema.validate({ ...brandFields.emptyValues, brand_color: color });
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error.errors[0] : error;
  }
}

describe("the form rules of the brand's colour", () => {
  it.each([
    ['', null],
    ['#1D4ED8', null],
    ['blue', { id: 'brand.form.colorForm' }],
    ['#ff6600', { id: 'brand.form.colorPale', values: { nearest: '#c14b00' } }],
  ])('answer %s with %o', async (color, answer) => {
    expect(await fault(color)).toEqual(answer);
  });

  it('leave a colour to the database where its computation can’t be loaded', async () => {
    vi.mocked(loadColors).mockRejectedValueOnce(new Error('The file is gone'));

    expect(await fault('#ff6600')).toBeNull();
  });
});
