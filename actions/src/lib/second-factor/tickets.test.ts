import { describe, expect, it, vi } from 'vitest';
import { createTickets } from './tickets.ts';

const tickets = createTickets(['secret of tests']);
const ticket = { purpose: 'enrol', userId: 'u1', lifetimeS: 60, claims: { secret: 's' } };

describe('tickets', () => {
  it('contain the person and the claims that they were made with', async () => {
    expect(await tickets.read(await tickets.make(ticket), 'enrol')).toMatchObject({
      userId: 'u1',
      claims: { secret: 's' },
    });
  });

  it('are encrypted, so that their content cannot be read without the secret', async () => {
    const made = await tickets.make({ ...ticket, claims: { secret: 'JBSWY3DPEHPK3PXP' } });
    const parts = made.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));

    expect(parts.join()).not.toMatch(/JBSWY3DPEHPK3PXP|u1|enrol/);
  });

  it('are still read after a new secret was added before the old one', async () => {
    const rotated = createTickets(['new', 'secret of tests']);

    expect(await rotated.read(await tickets.make(ticket), 'enrol')).toMatchObject({ userId: 'u1' });
    expect(await tickets.read(await rotated.make(ticket), 'enrol')).toBeUndefined();
  });

  it('are refused for another purpose, with another secret or if they were changed', async () => {
    const signed = await tickets.make(ticket);

    expect(await tickets.read(signed, 'confirm')).toBeUndefined();
    expect(await createTickets(['another']).read(signed, 'enrol')).toBeUndefined();
    expect(await tickets.read('', 'enrol')).toBeUndefined();
    expect(await tickets.read(`${signed.slice(0, -4)}AAAA`, 'enrol')).toBeUndefined();
  });

  it('are refused after their lifetime', async () => {
    vi.useFakeTimers();
    const signed = await tickets.make(ticket);
    vi.advanceTimersByTime(61_000);

    expect(await tickets.read(signed, 'enrol')).toBeUndefined();
    vi.useRealTimers();
  });
});
