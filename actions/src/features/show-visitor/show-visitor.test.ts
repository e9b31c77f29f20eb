import { describe, expect, it } from 'vitest';
import { showVisitor } from './show-visitor.ts';

describe('showVisitor', () => {
  it('returns the IP address and the country of the visitor', () => {
    expect(showVisitor('8.8.8.8', () => 'US')).toEqual({ ip: '8.8.8.8', country: 'US' });
  });

  it('returns an IPv4-mapped IPv6 address as IPv4', () => {
    expect(showVisitor('::ffff:192.0.2.1', () => null)).toEqual({ ip: '192.0.2.1', country: null });
  });
});
