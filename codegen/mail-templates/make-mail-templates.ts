import { join } from 'node:path';
import type { Locale } from '#actions/config/locale.ts';
import { TEMPLATE_NAMES } from '../../actions/src/lib/newsletter/templates.ts';
import type { GeneratedFile } from '../format-document.ts';
import { accountMjml } from './account-mjml.ts';
import { BLOCK_MJML, cutBlock } from './block-mjml.ts';
import { compileMjml } from './compile-mjml.ts';
import { NEWSLETTER_MJML } from './newsletter-mjml.ts';

const FOLDER = 'actions/generated/mails';
const LOCALES: readonly Locale[] = ['en', 'ar'];

type Source = { name: string; mjml: string };

/** MJML of every mail template in every language, with placeholders. */
export const MAIL_MJML: readonly Source[] = LOCALES.flatMap((locale) => [
  ...TEMPLATE_NAMES.map((name) => ({
    name: `${name.toLowerCase()}-${locale}`,
    mjml: NEWSLETTER_MJML[name](locale),
  })),
  { name: `account-${locale}`, mjml: accountMjml(locale, { hasButton: false }) },
  { name: `account-button-${locale}`, mjml: accountMjml(locale, { hasButton: true }) },
]);

/** MJML of every block of a newsletter's content in every language; only the block itself becomes a template. */
export const BLOCKS_MJML: readonly Source[] = LOCALES.flatMap((locale) =>
  Object.entries(BLOCK_MJML).map(([name, mjml]) => ({ name: `block-${name}-${locale}`, mjml: mjml(locale) })),
);

/** Makes the modules that the actions service imports: one per compiled template, and a table of them (decision 65). */
export async function makeMailTemplates(root: string): Promise<GeneratedFile[]> {
  const fileOf = (name: string, content: string) => ({
    filename: join(root, FOLDER, `${name}.generated.ts`),
    content: `// Made by \`npm run codegen\` from codegen/mail-templates.\n${content}`,
  });
  const module = (name: string, html: string) =>
    fileOf(name, `export const ${constantOf(name)}: string = ${literal(html)};\n`);
  const templates = MAIL_MJML.map(async ({ name, mjml }) => module(name, await compileTemplate(mjml)));
  const blocks = BLOCKS_MJML.map(async ({ name, mjml }) => module(name, cutBlock(await compileMjml(mjml))));

  return [
    ...(await Promise.all([...templates, ...blocks])),
    fileOf('mail-templates', table([...MAIL_MJML, ...BLOCKS_MJML])),
  ];
}

/** Compiles a template. MJML omits `aria-label` for a page without a title, so the whole attribute is a placeholder. */
async function compileTemplate(mjml: string): Promise<string> {
  const html = await compileMjml(mjml);
  return html.replace(' aria-label="[[title]]"', '[[label]]');
}

const constantOf = (name: string) => name.replaceAll('-', '_').toUpperCase();
const literal = (text: string) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

function table(templates: ReadonlyArray<{ name: string }>): string {
  const names = templates.map(({ name }) => name);
  const imports = names.map((name) => `import { ${constantOf(name)} } from './${name}.generated.ts';\n`);
  const entries = names.map((name) => `  '${name}': ${constantOf(name)},\n`);

  return `${imports.join('')}\nexport const MAIL_TEMPLATES = {\n${entries.join('')}};\n`;
}
