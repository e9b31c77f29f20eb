import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inlined-styles.ts';

const link = (file: string) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`;

describe('inlineStyles', () => {
  it('puts all style sheets in the place of the first, later ones behind them, and leaves links that load nothing', () => {
    const html = `<head><meta>${link('one.css')}<b>${link('two.css')}</head>`;

    expect(inlineStyles(html, { read: (file) => `/*${file}*/\n`, more: ['later.css'] })).toBe(
      '<head><meta><style>/*assets/one.css*/\n/*assets/two.css*/\n/*later.css*/</style>' +
        '<link rel="stylesheet" href="/assets/one.css" disabled><link rel="stylesheet" href="/assets/two.css" disabled>' +
        '<link rel="stylesheet" href="/later.css" disabled>' +
        '<b></head>',
    );
  });

  it('lets no text of a style sheet end the element', () => {
    expect(inlineStyles(link('one.css'), { read: () => 'a::after{content:"</style>"}' })).toContain(
      '"<\\/style>"',
    );
  });

  it('leaves a document without any as it is', () => {
    expect(inlineStyles('<head></head>', { read: () => '' })).toBe('<head></head>');
  });
});
