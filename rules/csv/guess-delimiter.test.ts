import { describe, expect, it } from 'vitest';
import { tellsOfEmails } from '../contacts/contact-reader.ts';
import { guessDelimiter } from './guess-delimiter.ts';

describe('guessDelimiter', () => {
  it.each([
    ['email,first_name', ','],
    ['email;"a,b,c,d";x', ';'],
    ['\n\nemail\tname', '\t'],
    ['email', ','],
    ['sep=;\r\nemail,first_name', ';'],
    ['"sep=\t"\nemail,first_name', '\t'],
    ['email;name (first, last)', ';'],
    ['email;name (first, middle, last)\na@x.test;Amal', ';'],
    [';;\nemail;first, second, third', ';'],
    ['"First\nName, in full";email', ';'],
    ['a@x.test;Sam, Jr, Ali', ';'],
    ['x|سلمى|salma@x.test', '|'],
    ['name;phone;mobile, home', ';'],
  ])('of the file %j is %j', (text, delimiter) => {
    expect(guessDelimiter(text, tellsOfEmails)).toBe(delimiter);
  });
});
