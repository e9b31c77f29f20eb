import { describe, expect, it } from 'vitest';
import { Path } from '../request/path.ts';
import { parseJsonPath } from './json-path.ts';

describe('parseJsonPath', () => {
  it.each([
    ['$', []],
    ['.obj.c1', ['obj', 'c1']],
    ['a', ['a']],
    ['$.arr[0]', ['arr', '0']],
    ["['!@#$%^']", ['!@#$%^']],
    ['objs[0].["你好"]', ['objs', '0', '你好']],
  ])('reads %s', (text, steps) => {
    expect(parseJsonPath(text, Path.root)).toEqual(steps);
  });

  it('refuses a path with two dots in a row', () => {
    expect(() => parseJsonPath('a..b', Path.root)).toThrow('invalid path');
  });

  it('refuses a path of more than 1000 steps', () => {
    expect(parseJsonPath('[1]'.repeat(1_000), Path.root)).toHaveLength(1_000);
    expect(() => parseJsonPath('[1]'.repeat(80_000), Path.root)).toThrow(
      'the request has 1001 steps of a JSON path; 1000 are allowed',
    );
  });
});
