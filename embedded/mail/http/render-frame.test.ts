import { describe, expect, it } from 'vitest';
import type { MailAttachment } from '../mails/mail.ts';
import { hasRemotePictures, renderFrame } from './render-frame.ts';

const attachment = (given: Partial<MailAttachment>): MailAttachment => ({
  filename: 'logo.png',
  generatedFileName: '1.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  contentId: 'logo',
  size: 1,
  ...given,
});

describe('renderFrame, the HTML of a mail for a frame', () => {
  it('makes links open in a new tab, and changes nothing else in the mail', () => {
    expect(renderFrame('<!DOCTYPE html>\n<html dir="rtl"><p>مرحبا</p>', [], [])).toBe(
      '<!DOCTYPE html><base target="_blank">\n<html dir="rtl"><p>مرحبا</p>',
    );
    expect(renderFrame('<p>Hello</p>', [], [])).toBe('<base target="_blank"><p>Hello</p>');
  });

  it.each([
    ['<img src="cid:logo">', 'src="data:image/png;base64,YQ=="'],
    ["<img src='CID:logo'>", "src='data:image/png;base64,YQ=='"],
    ['<td style="background: url(cid:logo)">', 'url(data:image/png;base64,YQ==)'],
    ['<img src="cid:other">', 'src="cid:other"'],
    ['<img src="cid:%E0%A4%A">', 'src="cid:%E0%A4%A"'],
  ])('puts in the picture of a known `cid:` and leaves an unknown one as it is: %s', (html, expected) => {
    expect(renderFrame(html, [attachment({})], [Buffer.from('a')])).toContain(expected);
  });

  it('embeds only pictures, and only up to the maximum size', () => {
    const page = attachment({ contentType: 'text/html' });
    const content = Buffer.from('a');

    expect(renderFrame('<img src="cid:logo">', [page], [content])).toContain('cid:logo');
    expect(renderFrame('<img src="cid:logo"><img src="cid:logo">', [attachment({})], [content], 1)).toMatch(
      /="data:[^"]+"><img src="cid:logo">$/,
    );
  });
});

describe('hasRemotePictures', () => {
  it.each([
    ['<img src="https://pixel.example/a.png">', true],
    ['<img src = //pixel.example/a.png>', true],
    ['<td background="http://pixel.example/a.png">', true],
    ['<p style="background: url(\'https://pixel.example/a.png\')">', true],
    ['<img src="http://localhost:3000/logo.png"> <a href="https://other.example/">', false],
    ['<img src="cid:logo"><img src="data:image/png;base64,YQ==">', false],
    ['<img src="http://localhost.evil.example/a.png">', true],
  ])('tells whether the mail loads a picture from another server: %s', (html, expected) => {
    expect(hasRemotePictures(html)).toBe(expected);
  });
});
