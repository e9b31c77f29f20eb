import type { Plugin } from 'vite';
import { describePages } from '../../src/app/describe-pages.ts';

/** Hands the web server the list of the site's pages, beside vite's own manifest, where no visitor gets it. */
export function pageList(): Plugin {
  return {
    name: 'page-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(describePages(), null, 2),
      });
    },
  };
}
