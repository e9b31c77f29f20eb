import { describe, expect, it } from 'vitest';
import { faultsOf } from '#src/testing/faults-of.ts';
import { settingsFields } from './settings-fields.ts';

const faultsOfPortal = (portal_url: string) =>
  faultsOf(settingsFields, { ...settingsFields.emptyValues, portal_url });

describe('the validation of the site settings', () => {
  it.each([
    'https://a.test;sandbox',
    'https://a.test/?x=1',
    'https://me:pw@a.test',
    'ftp://a.test',
    'a.test',
  ])('refuses %s as the address of the customer portal', (portal_url) => {
    expect(faultsOfPortal(portal_url)).toEqual([{ id: 'settings.form.portalInvalid' }]);
  });

  it.each(['', 'https://portal.test/clients', 'http://[::1]:8080'])(
    'accepts "%s" as the address of the customer portal',
    (portal_url) => {
      expect(faultsOfPortal(portal_url)).toEqual([]);
    },
  );
});
