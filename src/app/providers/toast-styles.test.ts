import { css } from 'goober';
import { describe, expect, it, vi } from 'vitest';

describe('the styles of toasts', () => {
  it('are in an adopted style sheet, not in a style element that a Content-Security-Policy could block', async () => {
    // Other test files may have shown toasts already; this restores the state in which a page begins.
    document.querySelectorAll('style#_goober').forEach((style) => style.remove());
    vi.resetModules();
    await import('./toast-styles.ts');
    const name = css({ color: 'rebeccapurple' });
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );

    expect(rules.join('\n')).toMatch(new RegExp(`\\.${name} ?{ ?color: rebeccapurple`));
    expect(document.querySelector('style#_goober')).toBeNull();
  });
});
