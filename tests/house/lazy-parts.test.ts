import { describe, expect, it } from 'vitest';
import { filesBelow, readCode } from '../../tooling/packages/files-below.ts';

/** Files that create lazy components: others pass their `import()` to these. */
const LOADERS = ['src/app/routes/lazy-page.tsx', 'src/lib/loading/lazy-part.tsx'];
/** Files whose `import()` is called by a loader in another file, or whose failure the file itself deals with. */
const HANDED_ON = [
  'src/app/messages/admin-catalogs.ts',
  'src/app/messages/catalogs.ts',
  'src/app/routes/admin/load-pages.ts',
  'src/app/routes/admin/sections.ts',
  'src/app/routes/admin/site-content-page.tsx',
  'src/app/routes/with-api.tsx',
  'src/features/newsletters/forms/rich-text-editor.tsx',
  'src/features/notices/components/use-carousel.ts',
  'src/lib/auth/session-store.ts',
  'src/lib/offline/start-offline.ts',
  'src/lib/public-data/api-source.ts',
];
const LOADER =
  /\b(loadAgain|lazyPart|lazyExtra|lazyPage|lateEditor|lateForm|lateDialog|loadOnce|lateSection)(<[^(]*>)?\(/;

const files = filesBelow(['src'], /^src\/(?!testing\/).*(?<!\.test)\.tsx?$/);

/** Returns the files whose code matches, comments left out. */
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readCode(file)));

describe('code that is loaded by import()', () => {
  it('goes through a loader that tries again after a failure, except in the listed files', () => {
    const importing = filesWith(/\bimport\(/);
    const loading = new Set(filesWith(LOADER));

    expect(importing.length).toBeGreaterThan(20);
    expect(importing.filter((file) => !loading.has(file)).toSorted()).toEqual(HANDED_ON);
  });

  it('is rendered by React.lazy in the two loader components only', () => {
    expect(filesWith(/\blazy\(/).toSorted()).toEqual(LOADERS);
  });
});
