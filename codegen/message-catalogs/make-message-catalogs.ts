import { join } from 'node:path';
import type { GeneratedFile } from '../format-document.ts';

type Catalog = {
  readonly texts: string;
  /** Folders below `src`, in the order in which their texts are merged. */
  readonly folders: readonly string[];
  /** Beginning of the names of the files; left out, they are `en.json` and `ar.json`. */
  readonly prefix?: string;
};

const LANGUAGES = { en: 'English', ar: 'Arabic; a missing one does not compile' } as const;
type Language = keyof typeof LANGUAGES;

const ofFeatures = (...names: string[]): string[] => names.map((name) => `features/${name}/messages`);
const FORMS = ['kit/forms/messages', 'kit/second-factor/messages'];

/** Texts that load together, by the name of their module in `src/app/messages`. */
const CATALOGS: Readonly<Record<string, Catalog>> = {
  site: {
    texts: 'Texts of the public pages',
    folders: [
      ...ofFeatures('domain-search', 'feature-grid', 'footer-links', 'hero', 'legal', 'notices'),
      ...ofFeatures('plans', 'testimonials', 'site-header'),
      ...['app/messages/app', 'lib/auth/messages', 'lib/buying/messages'],
    ],
  },
  auth: {
    texts: 'Texts of /auth, /update-password, /invitation and /confirm-email',
    folders: [
      ...['lib/apollo/messages', ...FORMS, 'kit/captcha/messages'],
      ...ofFeatures('auth', 'passwords', 'invitation', 'email-change'),
    ],
  },
  admin: {
    texts: 'Texts of the frame around the admin pages and of what their sections share',
    folders: ['lib/apollo/messages', 'kit/admin/messages', ...ofFeatures('admin-shell')],
  },
  forms: { texts: 'Texts of the forms of the admin pages, which load after their lists', folders: FORMS },
  consent: { texts: 'Texts about consent', folders: ofFeatures('consent') },
  developers: {
    texts: 'Texts of /developers, its guides and its explorer',
    folders: ofFeatures('developers', 'developers/guides'),
  },
  history: {
    texts:
      "Names of all sections' fields; the build leaves out their other texts (tooling/vite/history-words.ts)",
    folders: [
      ...ofFeatures(
        'analytics',
        'api-keys',
        'brand',
        'contacts',
        'domain-search',
        'footer-links',
        'legal',
        'newsletters',
      ),
      ...ofFeatures('notices', 'offers', 'plans', 'seo', 'settings', 'site-content', 'taxes', 'testimonials'),
      ...ofFeatures('users', 'webhooks'),
    ],
    prefix: 'admin-',
  },
};

/** Makes the modules that merge the texts of features into catalogs, one for each language. */
export function makeMessageCatalogs(root: string): GeneratedFile[] {
  return Object.entries(CATALOGS).flatMap(([name, catalog]) =>
    (Object.keys(LANGUAGES) as Language[]).map((language) => ({
      filename: join(root, `src/app/messages/${name}-${language}.generated.ts`),
      content: writeCatalog(name, catalog, language),
    })),
  );
}

function writeCatalog(name: string, { texts, folders, prefix = '' }: Catalog, language: Language): string {
  const imports = folders.map(
    (folder) => `import ${nameOf(folder)} from '#src/${folder}/${prefix}${language}.json';`,
  );
  const isEnglish = language === 'en';
  const type = isEnglish ? '' : `: Record<keyof typeof ${name}En, string>`;

  return [
    '// Written by `npm run codegen`: codegen/message-catalogs lists the folders.',
    ...imports,
    ...(isEnglish ? [] : [`import type { ${name}En } from './${name}-en.generated.ts';`]),
    '',
    `/** ${texts}, ${LANGUAGES[language]}. */`,
    `export const ${name}${isEnglish ? 'En' : 'Ar'}${type} = {`,
    ...folders.map((folder) => `  ...${nameOf(folder)},`),
    '};',
    '',
  ].join('\n');
}

/** Returns the name of the feature or room to which a folder belongs, in camel case. */
function nameOf(folder: string): string {
  const name = folder.replace(/\/messages$/, '').replace(/^.*\//, '');
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
