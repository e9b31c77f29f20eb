import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inlined-styles.ts';

const link = (file: string) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`;

describe('inlineStyles', () => {
  it('replaces the first stylesheet link by the text of all style sheets, and removes the other links', () => {
    const html = `<head><meta>${link('one.css')}<b>${link('two.css')}</head>`;

    expect(inlineStyles(html, ['a{}\n', 'b{}'])).toBe('<head><meta><style>a{}\nb{}</style><b></head>');
  });

  it('escapes `</style>` in a style sheet, so that it does not end the element', () => {
    expect(inlineStyles(link('one.css'), ['a::after{content:"</style>"}'])).toContain('"<\\/style>"');
  });

  it('throws if the HTML links no style sheet', () => {
    expect(() => inlineStyles('<head></head>', ['a{}'])).toThrow('links no style sheet');
  });
});
