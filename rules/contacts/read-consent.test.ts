import { describe, expect, it } from 'vitest';
import { createConsentReader, type ValueMeaning } from './read-consent.ts';

/** Reads one cell of a column with this name, beside an email. */
function meaning(name: string, cell: string, meanings: readonly ValueMeaning[] = [], deciding = [1]) {
  const read = createConsentReader({ header: ['email', name], deciding, others: new Set([0]), meanings });
  return read(['a@x.test', cell])?.meaning ?? null;
}

describe('a CSV column named "status"', () => {
  it.each([
    ['', null],
    [' Enabled ', null],
    ['active', null],
    ['subscribed', null],
    ['1', null],
    ['مشـــترك', null],
    ['NULL', null],
    ['blocklisted', 'unsubscribed'],
    ['Unsubscribed', 'unsubscribed'],
    ['opted-out', 'unsubscribed'],
    ['complained', 'unsubscribed'],
    ['2', 'unsubscribed'],
    ['4', 'unsubscribed'],
    ['غير مشترك', 'unsubscribed'],
    ['غيـــر مشتركه', 'unsubscribed'],
    ['unreachable', 'bounced'],
    ['cleaned', 'bounced'],
    ['bounced', 'bounced'],
    ['Hard bounce', 'bounced'],
    ['3', 'bounced'],
    ['gone fishing', 'unknown'],
    ['constructor', 'unknown'],
    ['inactive', 'unknown'],
    ['cancelled', 'unknown'],
    ['archived', 'unknown'],
    ['pending', 'unknown'],
    ['never subscribed', 'unknown'],
    ['none', 'unknown'],
    ['-1', 'unknown'],
    ['0', 'unknown'],
    ['no', 'unknown'],
    ['yes', 'unknown'],
    ['maybe', 'unknown'],
    ['Ü', 'unknown'],
    ['?', 'unknown'],
    ['2025-03-01', 'unknown'],
  ])('reads the cell %j as %s (null means subscribed)', (cell, state) => {
    expect(meaning('status', cell)).toBe(state);
  });
});

describe('a CSV column that tells who has unsubscribed', () => {
  it.each([
    'UNSUB_TIME',
    'unsubscribed_at',
    'Unsubscribed Date/Time',
    'opted_out_on',
    'Date of opt-out',
    'unsubscribed',
    'doNotEmail',
    'Unsubscribed from all email',
  ])('named %s means unsubscribed by a time, a yes or a number', (name) => {
    for (const cell of [
      '2025-03-01 10:00:00',
      '1/3/25 10:00',
      '١٤٤٦-٠٣-٠١',
      '1735689600',
      'TRUE',
      'Yes',
      'نعم',
      '1',
      '2',
      '✓',
      'WAHR',
    ]) {
      expect([cell, meaning(name, cell)]).toEqual([cell, 'unsubscribed']);
    }
    for (const cell of [
      '',
      'NULL',
      'null',
      '\\N',
      'NA',
      'N/A',
      '#N/A',
      'NaN',
      'NaT',
      'None',
      '-',
      '0000-00-00 00:00:00',
      '0001-01-01T00:00:00Z',
      '1970-01-01 00:00:00',
      'false',
      'FALSE',
      '0',
      'No',
      'لا',
      'FALSCH',
    ]) {
      expect([cell, meaning(name, cell)]).toEqual([cell, null]);
    }
    expect(meaning(name, 'moved away')).toBe('unknown');
  });

  it('named after bounces marks its contacts as bounced', () => {
    expect(meaning('CLEAN_TIME', '2025-03-01 10:00:00')).toBe('bounced');
    expect(meaning('Bounced', 'yes')).toBe('bounced');
  });
});

describe('a CSV column that tells who is subscribed', () => {
  it.each(['Subscribed', 'subscribed_to_emails', 'Accepts Email Marketing', 'opt-in'])(
    'named %s reads yes or a time as subscribed, no as unsubscribed, and everything else as unknown',
    (name) => {
      for (const cell of ['true', 'YES', '1', 'نعم', '2024-01-02'])
        expect([cell, meaning(name, cell)]).toEqual([cell, null]);
      for (const cell of ['false', 'No', '0', 'لا'])
        expect([cell, meaning(name, cell)]).toEqual([cell, 'unsubscribed']);
      for (const cell of ['', 'NULL', 'maybe', 'pending'])
        expect([cell, meaning(name, cell)]).toEqual([cell, 'unknown']);
    },
  );
});

describe('a CSV column that does not decide about the subscription', () => {
  it('leaves the subscription unknown for cells such as "Unsubscribed" or "inactive"', () => {
    expect(meaning('Remarks', 'Unsubscribed', [], [])).toBe('unknown');
    expect(meaning('Remarks', 'غير مشترك', [], [])).toBe('unknown');
    for (const cell of ['inactive', 'cancelled', 'archived', 'pending', 'never subscribed', 'غير نشط'])
      expect([cell, meaning('Remarks', cell, [], [])]).toEqual([cell, 'unknown']);
    expect(meaning('Remarks', 'subscribed', [], [])).toBe(null);
    expect(meaning('Remarks', 'likes bounced cheques', [], [])).toBe(null);
  });

  it('leaves the subscription unknown for a cell that could mean no, if its name is about newsletters', () => {
    expect(meaning('Newsletter opt-in?', 'no', [], [])).toBe('unknown');
    expect(meaning('Newsletter opt-in?', 'pending', [], [])).toBe('unknown');
    expect(meaning('Newsletter opt-in?', 'yes', [], [])).toBe(null);
    expect(meaning('Please do not mail me', 'yes', [], [])).toBe('unknown');
    expect(meaning('Unsubscribe Reason', 'yes', [], [])).toBe(null);
  });

  it.each([
    ['Newsletter Subscription', 'No'],
    ['Marketing Permission', 'No'],
    ['Account Status', 'inactive'],
    ['Email verified', 'false'],
    ['blacklist', 'yes'],
    ['Suppression', 'true'],
    ['no_newsletter', '1'],
    ['Exclude from mailing', 'yes'],
    ['consent_withdrawn', 'true'],
    ['is_inactive', '1'],
    ['deleted', '1'],
    ['sms_opt_out_date', '2026-01-02'],
    ['محذوف', 'نعم'],
  ])('named %s leaves the subscription unknown for the cell %s', (name, cell) => {
    expect(meaning(name, cell, [], [])).toBe('unknown');
    expect(
      meaning(name, name.startsWith('Newsletter') || name.startsWith('Marketing') ? 'yes' : '', [], []),
    ).toBe(null);
  });

  it('named just "Newsletter" leaves the subscription unknown for every cell except a yes', () => {
    for (const cell of ['abgemeldet', '', 'no']) expect(meaning('Newsletter', cell, [], [])).toBe('unknown');
    const read = createConsentReader({
      ...{ header: ['email', 'Newsletter'], deciding: [], others: new Set([0]), meanings: [] },
    });
    expect(read(['a@x.test'])?.meaning).toBe('unknown');
    for (const cell of ['x', 'yes', '2026-01-02']) expect(meaning('Newsletter', cell, [], [])).toBe(null);
  });

  it('is ignored if its name only resembles a subscription, as unsubscribe_url does', () => {
    for (const name of ['unsubscribe_url', 'Mailing City', 'confirmed_at', 'bounce_count', 'subscription_id'])
      expect([name, meaning(name, '2026-01-02', [], []), meaning(name, 'yes', [], [])]).toEqual([
        name,
        null,
        null,
      ]);
  });
});

describe('the meaning that a user gives to a cell of a CSV file', () => {
  it('decides cells with this value, in the named column only or, without a column, in any column', () => {
    expect(meaning('status', 'Pending', [{ value: ' pending', means: 'unsubscribed' }])).toBe('unsubscribed');
    expect(meaning('status', 'pending', [{ value: 'pending', means: 'subscribed' }])).toBe(null);
    expect(meaning('status', 'pending', [{ value: '*', means: 'skip' }])).toBe('skip');
    expect(meaning('subscribed', '', [{ value: '', means: 'subscribed' }])).toBe(null);
    expect(meaning('status', 'pending', [{ column: 0, value: 'pending', means: 'skip' }])).toBe('unknown');
  });

  it('applies to a long cell by its first 100 characters, which is what the user was asked about', () => {
    const long = `${'I wish '.repeat(20)}no mail`;
    const asked = createConsentReader({ header: ['status'], deciding: [0], others: new Set(), meanings: [] });
    const value = asked([long])!.value;

    expect(value).toHaveLength(100);
    expect(meaning('status', long, [{ column: 1, value, means: 'unsubscribed' }])).toBe('unsubscribed');
  });

  it('of the cell "-1" does not apply to the cell "1"', () => {
    expect(meaning('status', '1', [{ column: 1, value: '-1', means: 'unsubscribed' }])).toBe(null);
  });

  it('overrides the known meaning of a cell such as "bounced" only if the user named the column', () => {
    expect(meaning('status', 'bounced', [{ value: 'bounced', means: 'subscribed' }])).toBe('bounced');
    expect(meaning('status', 'bounced', [{ column: 1, value: 'bounced', means: 'subscribed' }])).toBe(null);
  });
});

describe('several CSV columns about the subscription', () => {
  it('are combined: unsubscribed or bounced outweighs unknown, which outweighs subscribed', () => {
    const read = createConsentReader({
      header: ['email', 'status', 'bounced', 'unsubscribed'],
      deciding: [1, 2, 3],
      others: new Set([0]),
      meanings: [],
    });

    expect(read(['a@x.test', 'active', 'no', 'no'])).toBe(null);
    expect(read(['a@x.test', 'pending', 'no', 'yes'])).toEqual({
      meaning: 'unsubscribed',
      column: 3,
      value: 'yes',
    });
    expect(read(['a@x.test', 'pending', 'yes', 'no'])?.meaning).toBe('bounced');
    expect(read(['a@x.test', 'pending', 'no', 'no'])).toEqual({
      meaning: 'unknown',
      column: 1,
      value: 'pending',
    });
  });
});
