import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from '../../server/security/inline-hashes.ts';
import { named } from '../head/head-element.ts';
import { renderShell, withNonce } from '../head/render-shell.ts';
import { composePage } from './compose-page.ts';
import { createPageFiles } from './page-files.ts';

const shell =
  '<!doctype html><html lang="en"><head><title>T</title><script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>';
const files = { scripts: ['/assets/site-en.js'], styles: [] };

describe('composePage', () => {
  it("puts the page's HTML and state into the document, and names its scripts", () => {
    const page = composePage({ shell, html: '<h1>$& $1</h1>', state: { locale: 'en' }, files });

    expect(page).toContain('<div id="root"><h1>$& $1</h1></div>');
    expect(page).toContain('<script type="application/json" id="page-state">{"locale":"en"}</script>');
    expect(page).toContain('data-parts="/assets/index.js /assets/site-en.js"');
  });

  it('writes data with </script> in it without adding a script that runs', () => {
    const state = { answers: '</script><script>alert(1)</script>' };

    const page = composePage({ shell, html: '', state, files });

    expect(page.match(/<script\b/g)).toHaveLength(4);
    expect(inlineHashes(page).scriptHashes).toHaveLength(3);
  });
});

describe('the charset of a document', () => {
  const built = readFileSync('index.html', 'utf8');

  it('ends within the first 1,024 bytes, whatever is added to the head', () => {
    const head = { title: 'T', elements: named('description', 'long '.repeat(400)) };
    const page = composePage({
      shell: renderShell(built, { language: 'en', head }),
      ...{ html: '', state: {}, files },
    });

    for (const document of [page, withNonce(page, 'n'.repeat(40)), withNonce(built, 'n'.repeat(40))]) {
      const begin = Buffer.from(document).subarray(0, 1024).toString();
      expect(begin).toMatch(/<head>\s*<meta charset="utf-8" \/>/);
    }
  });
});

describe('the scripts and styles of a page', () => {
  it('are what its source files import, without what every page loads', () => {
    const filesOf = createPageFiles({
      'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js' },
      'src/page.tsx': {
        file: 'assets/page.js',
        imports: ['_shared.js', '_more.js'],
        css: ['assets/page.css'],
      },
      '_more.js': { file: 'assets/more.js', imports: ['src/page.tsx'] },
    });

    expect(filesOf(['src/page.tsx', 'src/unheard-of.tsx'])).toEqual({
      scripts: ['/assets/page.js', '/assets/more.js'],
      styles: ['/assets/page.css'],
    });
  });
});
