import { expect, it } from 'vitest';
import { fromPunycode } from './from-punycode.ts';

it.each([
  ['mgba3gch31f060k', 'نامه\u200cای'],
  ['bcher-kva', 'bücher'],
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['a-', 'a'],
  ['e28h', '😀'],
  ['24-mtdiz1j', '24متجر'],
])('fromPunycode decodes %s', (text, letters) => {
  expect(fromPunycode(text)).toBe(letters);
});

it.each(['zzzzzzz99', 'ü', 'a_', '99999999'])('fromPunycode refuses %s', (text) => {
  expect(fromPunycode(text)).toBe(null);
});
