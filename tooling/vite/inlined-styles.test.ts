import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inlined-styles.ts';

const link = (file: string) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`;

describe('inlineStyles', () => {
  it('puts all style sheets in the place of the first link, and leaves no link', () => {
    const html = `<head><meta>${link('one.css')}<b>${link('two.css')}</head>`;

    expect(inlineStyles(html, ['a{}\n', 'b{}'])).toBe('<head><meta><style>a{}\nb{}</style><b></head>');
  });

  it('lets no text of a style sheet end the element', () => {
    expect(inlineStyles(link('one.css'), ['a::after{content:"</style>"}'])).toContain('"<\\/style>"');
  });

  it('says that there is no place for them', () => {
    expect(() => inlineStyles('<head></head>', ['a{}'])).toThrow('links no style sheet');
  });
});
