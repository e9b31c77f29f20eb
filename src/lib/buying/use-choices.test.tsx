import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { ByChoice } from './by-choice.tsx';
import { keptChoices } from './kept-choices.ts';

const Shown = () => <ByChoice text={({ currency, cycle }) => `${currency ?? 'none'} by ${cycle}`} />;

describe('the visitor’s choices', () => {
  it.each([
    ['/', null, 'none by mo'],
    ['/?currency=kwd&cycle=yr', null, 'KWD by yr'],
    ['/', { currency: 'SAR', cycle: 'yr' }, 'SAR by yr'],
    ['/?cycle=mo', { currency: 'SAR', cycle: 'yr' }, 'SAR by mo'],
    ['/?currency=KWD', { currency: 'SAR' }, 'KWD by mo'],
    ['/?cycle=3yr', null, 'none by 3yr'],
    ['/?currency=dollars&cycle=weekly', { currency: 'EUR' }, 'EUR by mo'],
  ] as const)('are those of the URL %s, else the kept ones %j', async (path, kept, text) => {
    keptChoices.keep(kept ?? {});

    await renderApp(<Shown />, { path });

    expect(screen.getByText(text)).toBeTruthy();
  });

  it('are nothing that the browser’s storage could hold besides', async () => {
    localStorage.setItem('buying-choices', 'currency=<script>&cycle=hourly');

    await renderApp(<Shown />);

    expect(screen.getByText('none by mo')).toBeTruthy();
  });

  it('change in every place as soon as something is chosen', async () => {
    await renderApp(<Shown />);

    act(() => keptChoices.keep({ currency: 'AED' }));

    expect(screen.getByText('AED by mo')).toBeTruthy();
  });
});
