import { describe, expect, it } from 'vitest';
import { createPortal } from './portal.ts';

const portal = createPortal('https://portal.example.test/clients');

describe('createPortal', () => {
  it('sends a domain to the cart with language and currency', () => {
    expect(portal?.registerDomain('salma.com', { locale: 'ar', currency: 'EUR' })).toBe(
      'https://portal.example.test/clients/cart.php?a=add&domain=register&query=salma.com&language=arabic&currency=EUR',
    );
    expect(portal?.transferDomain('salma.com', { locale: 'en' })).toBe(
      'https://portal.example.test/clients/cart.php?a=add&domain=transfer&query=salma.com&language=english',
    );
  });

  it("adds the choices to a plan's button only when it leads into the portal", () => {
    const context = { locale: 'en', currency: 'USD', cycle: 'yr' } as const;

    expect(portal?.order('https://portal.example.test/clients/cart.php?pid=3', context)).toBe(
      'https://portal.example.test/clients/cart.php?pid=3&billingcycle=annually&language=english&currency=USD',
    );
    expect(portal?.order('mailto:sales@example.test', context)).toBe('mailto:sales@example.test');
    expect(portal?.order('https://portal.example.test.evil.test/', context)).toBe(
      'https://portal.example.test.evil.test/',
    );
  });

  it('is null where no portal is configured', () => {
    expect(createPortal(null)).toBeNull();
  });
});
