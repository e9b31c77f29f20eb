import { array, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { readInput } from './read-input.ts';

const schema = object({
  locale: string().oneOf(['en', 'ar']),
  token: string().max(5),
  id: string().uuid(),
  people: array(object({ email: string().required() })),
});

const refusalOf = (input: unknown, options?: { code: string }) => {
  try {
    return readInput(schema, input, options);
  } catch (error) {
    return error;
  }
};

describe('readInput', () => {
  it('returns only the fields that the schema names', () => {
    expect(readInput(schema, { locale: 'ar', other: 1 })).toEqual({ locale: 'ar' });
  });

  it.each([
    [{ locale: 'fr' }, 'locale', 'locale must be one of the following values: en, ar; found "fr".'],
    [
      { locale: 'x'.repeat(41) },
      'locale',
      'locale must be one of the following values: en, ar; found a text of length 41.',
    ],
    [{ token: 'secret' }, 'token', 'token must be at most 5 characters; found a text of length 6.'],
    [{ token: { secret: 1 } }, 'token', 'token must be of type string; found one of type object.'],
    [{ token: null }, 'token', 'token cannot be null; found null.'],
    [{ id: 'x' }, 'id', 'id must be a valid UUID; found a text of length 1.'],
    [{ people: 7 }, 'people', 'people must be of type array; found one of type number.'],
    [{ people: [{}] }, 'people[0].email', 'people[0].email is a required field; found nothing.'],
  ])('refuses %o, and names the field, what was wanted and what was found', (input, field, message) => {
    expect(refusalOf(input)).toMatchObject({
      code: 'request-invalid',
      status: 400,
      message,
      details: { field },
    });
  });

  it('refuses with the error code that the action passes', () => {
    expect(refusalOf({ locale: 'fr' }, { code: 'newsletter-invalid' })).toMatchObject({
      code: 'newsletter-invalid',
    });
  });

  it('passes on an error that a rule of the schema throws by mistake', () => {
    const broken = object({
      text: string().test('broken', () => {
        throw new RangeError('ours');
      }),
    });

    expect(() => readInput(broken, { text: 'x' })).toThrow(RangeError);
  });
});
