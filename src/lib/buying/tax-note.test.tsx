import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { TaxNote } from './tax-note.tsx';

const rates = [
  { __typename: 'tax_rates', currency: 'SAR', rate: '15', mode: 'included' },
  { __typename: 'tax_rates', currency: 'CAD', rate: '9.9750', mode: 'added' },
];
const note = (
  <p aria-label="price">
    <TaxNote currencyAt={({ currency }) => currency ?? 'SAR'} />
  </p>
);

async function noteAt(path: string, tax_rates: object[] = rates) {
  const locale = path.startsWith('/ar') ? 'ar' : 'en';
  await renderApp(note, { link: answeringLink({ TaxRates: { tax_rates } }), path, locale });

  return screen.findByLabelText('price');
}

describe('what a price says of tax', () => {
  it.each([
    ['/', 'incl. 15% VAT'],
    ['/?currency=CAD', '+ 9.975% VAT'],
    ['/ar', 'شامل ضريبة القيمة المضافة 15‎%‎'],
    ['/ar?currency=CAD', 'تُضاف إليه ضريبة القيمة المضافة 9.975‎%‎'],
  ])('at %s is %s', async (path, text) => {
    await noteAt(path);

    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is nothing in a currency without a rate, and has no place in the page where no rate is stored', async () => {
    const { textContent, childElementCount } = await noteAt('/?currency=KWD');
    expect([textContent, childElementCount]).toEqual(['', 1]);
    document.body.replaceChildren();

    expect((await noteAt('/', [])).childElementCount).toBe(0);
  });
});
