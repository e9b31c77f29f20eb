import { describe, expect, it } from 'vitest';
import { BRAND, render } from './example-mail.ts';
import { TEMPLATE_NAMES } from './templates.ts';

describe('renderNewsletter', () => {
  it.each(TEMPLATE_NAMES)(
    'gives the template %s the colour of the brand, and leaves what its writer chose',
    (template) => {
      const brand = { ...BRAND, color: '#1d4ed8' };
      const own = '<p style="color:#0f4d3a">Hello</p>';

      const { html } = render(own, { template, brand });

      expect(html.match(/#0f4d3a|#c8f169/g)).toEqual(['#0f4d3a']);
      expect(html).toContain('#1d4ed8');
    },
  );
});
