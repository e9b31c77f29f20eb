import { css } from 'goober';
import { describe, expect, it } from 'vitest';
import './toast-styles.ts';

describe('the styles of toasts', () => {
  it('come in a sheet of the document, and in no element that a policy could refuse', () => {
    const name = css({ color: 'rebeccapurple' });
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );

    expect(rules.join('\n')).toMatch(new RegExp(`\\.${name} ?{ ?color: rebeccapurple`));
    expect(document.querySelector('style#_goober')).toBeNull();
  });
});
