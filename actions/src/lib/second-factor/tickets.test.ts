import { describe, expect, it, vi } from 'vitest';
import { createTickets } from './tickets.ts';

const tickets = createTickets('secret of tests');
const ticket = { purpose: 'enrol', userId: 'u1', lifetimeS: 60, claims: { secret: 's' } };

describe('tickets', () => {
  it('say what they were made for, and for whom', async () => {
    expect(await tickets.read(await tickets.sign(ticket), 'enrol')).toMatchObject({
      userId: 'u1',
      claims: { secret: 's' },
    });
  });

  it('are good for no other purpose, and not with another secret', async () => {
    const signed = await tickets.sign(ticket);

    expect(await tickets.read(signed, 'confirm')).toBeUndefined();
    expect(await createTickets('another').read(signed, 'enrol')).toBeUndefined();
    expect(await tickets.read('', 'enrol')).toBeUndefined();
    expect(await tickets.read(`${signed.slice(0, -4)}AAAA`, 'enrol')).toBeUndefined();
  });

  it('end', async () => {
    vi.useFakeTimers();
    const signed = await tickets.sign(ticket);
    vi.advanceTimersByTime(61_000);

    expect(await tickets.read(signed, 'enrol')).toBeUndefined();
    vi.useRealTimers();
  });
});
