import { expect, it } from 'vitest';
import { isolateVariables } from './isolate-variables.ts';

it('isolateVariables puts each {{variable}} into Unicode isolates, and keeps other braces as they are', () => {
  expect(isolateVariables('مرحبا {{first_name|صديق}} {{last_name}}!')).toBe(
    'مرحبا \u2068{{first_name|صديق}}\u2069 \u2068{{last_name}}\u2069!',
  );
  expect(isolateVariables('{a} {{ }')).toBe('{a} {{ }');
});
