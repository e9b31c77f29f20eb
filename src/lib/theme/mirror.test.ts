import createCache from '@emotion/cache';
import { describe, expect, it } from 'vitest';
import { mirror } from './mirror.ts';

/** Returns the rules that the cache of right-to-left pages makes of styles. */
function rulesOf(styles: string): string {
  const cache = createCache({ key: 'rtl', stylisPlugins: mirror });
  const rules: string[] = [];
  const sheet = { ...cache.sheet, insert: (rule: string) => void rules.push(rule) };
  cache.insert('.x', { name: `x${styles.length}`, styles }, sheet as typeof cache.sheet, true);

  return rules.join('');
}

describe('the styles of right-to-left pages', () => {
  it.each(['::placeholder', ':read-only', ':read-write'])('may have rules for %s', (selector) => {
    expect(rulesOf(`&${selector}{margin-left:1px;}`)).toContain(`.x${selector}{margin-right:1px;}`);
  });

  it('have prefixes where a browser needs them', () => {
    expect(rulesOf('user-select:none;')).toContain('-webkit-user-select:none;');
  });
});
