import { describe, expect, it } from 'vitest';
import { joinObject, splitElements, splitObject } from './split-json.ts';

describe('splitObject', () => {
  it('returns each value as its unchanged text, even large numbers and nested values', () => {
    const text =
      ' { "query" : "{ a(b: \\"},]\\\\\\") }" , "variables":{"n":9007199254740993,"l":[1,{"x":","}]}, "\\u0061":1e400 } ';

    expect([...splitObject(text)]).toEqual([
      ['query', '"{ a(b: \\"},]\\\\\\") }"'],
      ['variables', '{"n":9007199254740993,"l":[1,{"x":","}]}'],
      ['a', '1e400'],
    ]);
    expect(JSON.parse(joinObject(splitObject(text)))).toEqual(JSON.parse(text));
  });

  it('keeps the last of two equal keys, and accepts an empty object and the key __proto__', () => {
    expect(joinObject(splitObject('{"a":1,"b":2,"a":3}'))).toBe('{"a":3,"b":2}');
    expect(splitObject('{ }').size).toBe(0);
    expect(joinObject(splitObject('{"__proto__":1}'))).toBe('{"__proto__":1}');
  });
});

describe('splitElements', () => {
  it('returns each element of a list as its unchanged text', () => {
    expect(splitElements('[{"a":[1,2]}, "x,y" ,3]')).toEqual(['{"a":[1,2]}', '"x,y"', '3']);
    expect(splitElements('[]')).toEqual([]);
  });
});
