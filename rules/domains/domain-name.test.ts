import { describe, expect, it } from 'vitest';
import { readDomainQuery, toExtension } from './domain-name.ts';
import { toAsciiByUrl } from './to-ascii.ts';

const domainOf = (input: string, extension = '.net') => {
  const query = readDomainQuery(input, extension, toAsciiByUrl);
  return query.kind === 'domain' ? query.domain : query.kind;
};

describe('toExtension', () => {
  it.each([
    ['.net', ['.com', '.net'], '.net'],
    ['.org', ['.net', '.com'], '.com'],
    [undefined, ['.sa', '.com.sa'], '.sa'],
    ['.org', [], '.com'],
  ])('makes of %s among %o the extension %s', (text, offered, extension) => {
    expect(toExtension(text, offered)).toBe(extension);
  });
});

describe('readDomainQuery', () => {
  it('appends the chosen extension to a name', () => {
    expect(domainOf('salma')).toBe('salma.net');
  });

  it('replaces everything from the first dot onward by the chosen extension', () => {
    expect(domainOf('salma.com')).toBe('salma.net');
    expect(domainOf('shop.salma.co.uk')).toBe('shop.net');
  });

  it('appends an extension of several labels, or of another script', () => {
    expect(domainOf('salma', '.com.sa')).toBe('salma.com.sa');
    expect(domainOf('سلمى', '.السعودية')).toBe('xn--ygb8adq.xn--mgberp4a5d4ar');
    expect(domainOf('⒈a', '.السعودية')).toBe('invalid');
  });

  it('removes spaces, scheme, path and a leading www., and lowers capitals', () => {
    expect(domainOf('  HTTPS://www.Salma.com/shop?x=1#top ')).toBe('salma.net');
    expect(domainOf('salma/shop')).toBe('salma.net');
  });

  it('calls an input empty that holds no name', () => {
    expect(domainOf('')).toBe('empty');
    expect(domainOf('   ')).toBe('empty');
    expect(domainOf('.com')).toBe('empty');
    expect(domainOf('https://')).toBe('empty');
  });

  it('turns international names into punycode', () => {
    expect(domainOf('سلمى')).toBe('xn--ygb8adq.net');
    expect(domainOf('bücher')).toBe('xn--bcher-kva.net');
    expect(domainOf('فكرتك-الرائعة')).toMatch(/^xn--[a-z0-9-]+\.net$/);
  });

  it('calls a name invalid that no domain can have', () => {
    expect(domainOf('two words')).toBe('invalid');
    expect(domainOf('-edge')).toBe('invalid');
    expect(domainOf('a_b')).toBe('invalid');
    expect(domainOf('a'.repeat(64))).toBe('invalid');
    expect(domainOf('50%off')).toBe('invalid');
  });
});
