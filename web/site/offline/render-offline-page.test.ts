import { expect, it } from 'vitest';
import { renderOfflinePage } from './render-offline-page.ts';

it("the page shown offline has the site's own colours, or those of the brand", () => {
  expect(renderOfflinePage()).toContain('--accent: #0f4d3a;');
  expect(renderOfflinePage(null)).toContain('--accent: #0f4d3a;');
  expect(renderOfflinePage('#1d4ed8')).toContain('--accent: #1d4ed8;');
  expect(renderOfflinePage('#1d4ed8')).not.toMatch(/#0f4d3a|#c8f169/);
});
