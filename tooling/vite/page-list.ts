import type { Plugin } from 'vite';
import { describePages } from '../../src/app/describe-pages.ts';

/** Writes the page list for the web server to `.vite/`, next to vite's manifest, which is not public. */
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
