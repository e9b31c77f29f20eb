import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { CHOICES_SCRIPT } from './choices-script.ts';

const CHOICES = ['.mo=$9', '.yr=$7', 'USD.mo=$9', 'KWD.mo=KWD 2', 'KWD.yr=KWD 1', 'XXX.mo=$9, not XXX'].join(
  '\n',
);

/** Runs the script in the head of a document at a URL, lets a place arrive, and returns the place. */
async function open(url: string, kept = '', attributes = 'data-choice-kind="text"') {
  const window = new Window({ url: `https://host.example.test${url}` });
  const { document, localStorage, location, MutationObserver } = window;
  localStorage.setItem('buying-choices', kept);
  const run = new Function('document', 'location', 'localStorage', 'MutationObserver', CHOICES_SCRIPT);
  run(document, location, localStorage, MutationObserver);
  document.body.innerHTML = `<p><b ${attributes} data-choices="${CHOICES}">$9</b></p>`;
  document.dispatchEvent(new window.Event('DOMContentLoaded'));
  const place = document.querySelector('b');
  const text = place?.textContent;
  const href = place?.getAttribute('href');
  const now = localStorage.getItem('buying-choices');
  await window.happyDOM.close();

  return { text, href, kept: now };
}

describe('the script that puts kept choices into a page', () => {
  it.each([
    ['/', '', '$9'],
    ['/', 'currency=KWD', 'KWD 2'],
    ['/', 'currency=KWD&cycle=yr', 'KWD 1'],
    ['/', 'cycle=yr', '$7'],
    ['/', 'cycle=3yr', '$9'],
    ['/?cycle=2yr', 'currency=KWD', 'KWD 2'],
    ['/', 'currency=EUR&cycle=6mo', '$9, not EUR'],
    ['/?cycle=mo', 'currency=KWD&cycle=yr', 'KWD 2'],
    ['/?currency=kwd', 'currency=USD', 'KWD 2'],
    ['/', 'currency=EUR', '$9, not EUR'],
    ['/', 'currency=constructor&cycle=hourly', '$9'],
  ])('shows at %s with the kept choices "%s" what the choice leads to', async (url, kept, text) => {
    const shown = await open(url, kept);

    expect(shown.text).toBe(text);
  });

  it('sets an attribute where the place names one', async () => {
    const { text, href } = await open('/', 'currency=KWD', 'data-choice-kind="href"');

    expect([text, href]).toEqual(['$9', 'KWD 2']);
  });

  it('keeps the choices of the address, and nothing else of it', async () => {
    const { kept } = await open('/?currency=sar&cycle=yr&utm_source=mail');

    expect(kept).toBe('currency=SAR&cycle=yr');
  });
});
