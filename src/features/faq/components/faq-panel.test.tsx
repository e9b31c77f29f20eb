import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#src/testing/fake-api.ts';
import { makePiece } from '#src/testing/make-pieces.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { FaqPanel } from './faq-panel.tsx';

const config = { portalUrl: 'https://portal.example.test' };
const answer = (...site_pieces: object[]) => ({ data: { site_pieces } });
const uptime = makePiece({
  id: 'p2',
  title: 'Uptime?',
  title_ar: null,
  text: 'It is {uptime}.',
  text_ar: '',
});

describe('FaqPanel', () => {
  it('shows its title and its link to the support in Arabic on the Arabic site', async () => {
    const { link } = fakeApi({});
    await renderApp(<FaqPanel isOpen onClose={vi.fn()} />, { config, link, locale: 'ar' });

    expect(screen.getByRole('dialog', { name: 'الأسئلة الشائعة' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تواصل مع الدعم' })).toBeTruthy();
  });

  it('shows the saved questions, with the guaranteed uptime where an answer names it', async () => {
    const { link } = fakeApi({ SitePieces: () => answer(makePiece(), uptime) });
    const { user } = await renderApp(<FaqPanel isOpen onClose={vi.fn()} />, { config, link });

    await user.click(await screen.findByRole('button', { name: 'Uptime?' }));

    expect(screen.getByText('It is 99.99%.')).toBeTruthy();
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(1);
  });

  it('shows Arabic questions on the Arabic site, and an English one in its own direction', async () => {
    const { link } = fakeApi({ SitePieces: () => answer(makePiece(), uptime) });

    await renderApp(<FaqPanel isOpen onClose={vi.fn()} />, { config, link, locale: 'ar' });

    expect(await screen.findByText('هل تبيعون بطاقات هدايا؟')).toBeTruthy();
    expect(screen.getByText('Uptime?')).toMatchObject({ lang: 'en', dir: 'ltr' });
  });

  it('shows a question that is saved while it is open, and none that was hidden', async () => {
    const updates = new Subject<ReturnType<typeof answer>>();
    const { link } = fakeApi({ SitePieces: () => updates });
    await renderApp(<FaqPanel isOpen onClose={vi.fn()} />, { config, link });
    act(() => updates.next(answer(makePiece())));
    await screen.findByRole('button', { name: 'Do you sell gift cards?' });

    act(() => updates.next(answer(uptime)));

    expect(await screen.findByRole('button', { name: 'Uptime?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Do you sell gift cards?' })).toBeNull();
  });
});
