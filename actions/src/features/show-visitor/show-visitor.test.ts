import { describe, expect, it } from 'vitest';
import { showVisitor } from './show-visitor.ts';

describe('showVisitor', () => {
  it('tells address and country', () => {
    expect(showVisitor('8.8.8.8', () => 'US')).toEqual({ ip: '8.8.8.8', country: 'US' });
  });

  it('takes an IPv4 address out of its IPv6 form', () => {
    expect(showVisitor('::ffff:192.0.2.1', () => null)).toEqual({ ip: '192.0.2.1', country: null });
  });
});
