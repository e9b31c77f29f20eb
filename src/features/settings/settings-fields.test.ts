import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { settingsFields } from './settings-fields.ts';

const { emptyValues: emptySettings } = settingsFields;
const settingsFormSchema = schemaOf(settingsFields);

function faults(values: object): unknown {
  try {
    settingsFormSchema.validateSync({ ...emptySettings, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : error;
  }
}

describe('the rules of the settings', () => {
  it.each([
    'https://a.test;sandbox',
    'https://a.test/?x=1',
    'https://me:pw@a.test',
    'ftp://a.test',
    'a.test',
  ])('refuses %s as the portal', (portal_url) => {
    expect(faults({ portal_url })).toEqual([{ id: 'settings.form.portalInvalid' }]);
  });

  it.each(['', 'https://portal.test/clients', 'http://[::1]:8080'])(
    'takes "%s" as the portal',
    (portal_url) => {
      expect(faults({ portal_url })).toEqual([]);
    },
  );
});
