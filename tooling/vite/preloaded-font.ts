import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Font file with all letters of an English page; the web server drops its preload from pages in other languages. */
const ENGLISH = 'inter.woff2';

/**
 * Lets the document preload the English letters, so that a first view is laid out once. Arabic pages have no preload:
 * they need two files, and preloading both brought no gain.
 */
export function preloadedFont(): Plugin {
  return {
    name: 'preloaded-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => (bundle ? [preload(fileOf(bundle, ENGLISH))] : []),
    },
  };
}

function fileOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(name));
  if (!file) throw new Error(`The build has no ${name}.`);

  return file.fileName;
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      'data-language': 'en',
      href: `/${file}`,
    },
    injectTo: 'head-prepend',
  };
}
