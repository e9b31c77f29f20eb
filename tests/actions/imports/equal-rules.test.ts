import { describe, expect, it } from 'vitest';
import { checkContact } from '#actions/features/import-contacts/check-contact.ts';
import * as service from '#actions/features/import-contacts/find-columns.ts';
import * as states from '#actions/features/import-contacts/read-state.ts';
import { ENCODINGS } from '#actions/features/import-contacts/decode-text.ts';
import { checkRow } from '#src/features/contacts/import/check-row.ts';
import { ENCODINGS as ENCODINGS_OF_SITE } from '#src/features/contacts/import/detect-encoding.ts';
import * as site from '#src/features/contacts/import/find-columns.ts';
import * as siteStates from '#src/features/contacts/import/read-state.ts';

/** The preview and the import each implement these rules, as neither part may import the other. */
describe('the rules of files', () => {
  it('know the same encodings in the preview and in the import', () => {
    expect(ENCODINGS_OF_SITE).toEqual(ENCODINGS);
  });

  it.each([
    [['Email', 'First name', 'Last name', 'Data', 'Status']],
    [['uuid', 'email', 'name', 'attributes', 'status', 'created_at', 'updated_at']],
    [['Email Address', 'First Name', 'Last Name', 'UNSUB_TIME', 'UNSUB_REASON']],
    [['Name', 'Given Name', 'Family Name', 'E-mail 1 - Type', 'E-mail 1 - Value']],
    [['State', 'display name', 'status', 'mail', 'E-Mail', 'Language']],
    [['الاسم', 'العائلة', 'البريد الإلكتروني', 'اللغة', 'الحالة']],
  ])('find the same columns in %j in the preview and in the import', (header) => {
    expect(site.guessColumns(header, true)).toEqual(service.findColumns(header));
  });

  it.each([
    ['', 'enabled', 'Blocklisted', 'unreachable', 'cleaned', '1', '2', '3', '4', 'gone fishing', 'محظور'],
    ['2025-01-01', '', 'constructor'],
  ])('read the same states in the preview and in the import', (...cells) => {
    for (const column of ['status', 'UNSUB_TIME', 'CLEAN_TIME', 'unsubscribed_at']) {
      const told = cells.map((cell) => states.readState(cell, states.stateOfColumn(column)));

      expect(cells.map((cell) => siteStates.readState(cell, siteStates.stateOfColumn(column)))).toEqual(told);
    }
  });

  it.each([
    { email: 'salma@x.test', locale: 'fr', state: 'gone fishing' },
    { email: 'salma@x.test', locale: 'ar-EG', state: 'unsubscribed' },
    { email: 'salma@x.test', full_name: `x ${'y'.repeat(101)}` },
    { email: 'salma@x.test', full_name: `${'x'.repeat(60)} ${'y'.repeat(60)}` },
    { email: 'salma@x.test', full_name: `${'x'.repeat(60)} ${'y'.repeat(60)}`, last_name: 'z' },
    { email: 'salma@x.test', first_name: 'a\u001ab' },
    { email: 'salma', first_name: 'a' },
    { email: '', first_name: 'a' },
    { email: 'salma@x.test', first_name: 'a\ufffd' },
  ])('take or reject %j alike', (row) => {
    const cells = site.FIELDS.map((field) => (row as Record<string, string>)[field] ?? '');
    const columns = Object.fromEntries(site.FIELDS.map((field, index) => [field, index]));
    const checked = checkContact(row);
    const previewed = checkRow(cells, columns);

    expect(previewed).toEqual(
      typeof checked === 'string'
        ? { reason: checked }
        : { address: checked.email, state: checked.state, warnings: checked.warnings },
    );
  });
});
