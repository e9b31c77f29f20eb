import { readFileSync } from 'node:fs';
import { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeNoticeRow } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { Announcer } from '#src/kit/announce/announcer.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';
import { NoticeBanner } from './notice-banner.tsx';

const answering = (...notices: object[]) => answeringLink({ NoticeBanner: { store_notices: notices } });
const answeringTwo = answering(makeNoticeRow(), makeNoticeRow({ id: 'notice-2', content: 'Second' }));

/** Replaces the carousel library that the browser would load. */
function stubCarousel() {
  const createCarousel = vi.fn(() => ({
    on: vi.fn().mockReturnThis(),
    off: vi.fn().mockReturnThis(),
    destroy: vi.fn(),
    selectedScrollSnap: () => 0,
    scrollNext: vi.fn(),
  }));
  vi.doMock('embla-carousel', () => ({ default: createCarousel }));
  onTestFinished(() => void vi.doUnmock('embla-carousel'));

  return createCarousel;
}

describe('NoticeBanner', () => {
  it.each(['en', 'ar'] as const)(
    'lets a notice that comes be heard once, in its language, and none that was there before (%s)',
    async (locale) => {
      const first = makeNoticeRow();
      const updates = new Subject<ApolloLink.Result>();
      const link = new ApolloLink(({ operationType }) =>
        operationType === 'query' ? of({ data: { store_notices: [first] } }) : updates,
      );
      const arrive = (...rows: object[]) => {
        act(() => {
          updates.next({ data: { store_notices: rows } });
        });
      };
      const wrapped = (
        <Announcer>
          <NoticeBanner />
        </Announcer>
      );
      await renderApp(wrapped, { link, locale });
      await screen.findByText(locale === 'ar' ? first.content_ar : first.content);
      const heard = document.querySelector('[data-announcer]')!;
      arrive(first);
      expect(heard.textContent).toBe('');

      const fresh = makeNoticeRow({ id: 'notice-2', content: 'Power is back.', content_ar: null });
      arrive(fresh, first);

      const word = locale === 'ar' ? 'إشعار جديد' : 'New notice';
      await vi.waitFor(() => {
        expect(heard.textContent.trim()).toBe(`${word}: Power is back.`);
      });
      expect(heard.querySelector('bdi')?.lang).toBe(locale === 'ar' ? 'en' : '');
      const [said] = heard.childNodes;
      arrive(fresh, first);
      expect(heard.childNodes).toContain(said);
      expect(
        screen.getAllByText('Power is back.')[0]?.closest('[aria-live]')?.getAttribute('aria-live'),
      ).toBe('off');
    },
  );

  it("says 'Loading...' until the notices have arrived", async () => {
    await renderApp(<NoticeBanner />, { link: answeringLink({}) });

    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  it('shows each notice with its date, and carousel controls for two notices', async () => {
    await renderApp(<NoticeBanner />, { link: answeringTwo });

    expect(await screen.findByText('New servers in Tokyo')).toBeTruthy();
    expect(screen.getAllByText('Nov 5, 2026')).toHaveLength(2);
    for (const name of ['Previous notice', 'Pause the notices', 'Next notice']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  it('marks an English notice on the Arabic page as left-to-right, so that its full stop stays at its end', async () => {
    const link = answering(makeNoticeRow({ content: 'From 02:00 to 04:00 UTC.', content_ar: null }));

    await renderApp(<NoticeBanner />, { link, locale: 'ar' });

    expect(await screen.findByText('From 02:00 to 04:00 UTC.')).toMatchObject({ lang: 'en', dir: 'ltr' });
  });

  it('draws nothing when there are no notices, or when they cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    const { container } = await renderApp(<NoticeBanner />, { link: answering() });
    await vi.waitFor(() => {
      expect(container.textContent).toBe('');
    });
    const failing = await renderApp(<NoticeBanner />, {
      link: answeringLink({ NoticeBanner: new Error('down') }),
    });
    await vi.waitFor(() => {
      expect(failing.container.textContent).toBe('');
    });

    expect(warn).toHaveBeenCalled();
  });

  it('shows a notice without controls where the carousel library cannot be loaded', async () => {
    vi.doMock('embla-carousel', () => {
      throw new Error('offline');
    });
    onTestFinished(() => void vi.doUnmock('embla-carousel'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    await renderApp(<NoticeBanner />, { link: answeringTwo });

    await vi.waitFor(() => {
      expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('carousel'));
    });
    await vi.waitFor(() => {
      expect(screen.queryByRole('button')).toBeNull();
    });
    expect(screen.getByText('New servers in Tokyo')).toBeTruthy();
  });

  it('scrolls its existing carousel at the first click instead of creating a new one', async () => {
    const createCarousel = stubCarousel();
    await renderApp(<NoticeBanner />, { link: answeringTwo });
    await vi.waitFor(() => {
      expect(createCarousel).toHaveBeenCalledOnce();
    });
    const carousel = createCarousel.mock.results[0]?.value;

    fireEvent.click(screen.getByRole('button', { name: 'Next notice' }));

    await vi.waitFor(() => {
      expect(carousel?.scrollNext).toHaveBeenCalledOnce();
    });
    expect(carousel?.destroy).not.toHaveBeenCalled();
    expect(createCarousel).toHaveBeenCalledOnce();
  });

  it('is paused for visitors who save data, has a play sign that is not mirrored in right-to-left pages, and loads its carousel only at their first click', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const createCarousel = stubCarousel();

    await renderApp(<NoticeBanner />, { link: answeringTwo });
    const play = await screen.findByRole('button', { name: 'Play the notices' });
    const next = screen.getByRole('button', { name: 'Next notice' });
    const isFlipped = (button: HTMLElement) =>
      /flip/.test(button.querySelector('svg')?.getAttribute('class') ?? '');
    expect([isFlipped(play), isFlipped(next)]).toEqual([false, true]);
    expect(createCarousel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Next notice' }));

    await vi.waitFor(() => {
      expect(createCarousel.mock.results[0]?.value.scrollNext).toHaveBeenCalledOnce();
    });
  });

  it('uses the media query of its style sheet for small screens, with a width in em', async () => {
    const styles = readFileSync('src/features/notices/components/notice-carousel.module.css', 'utf8');
    const asked = vi.spyOn(window, 'matchMedia');

    await renderApp(<NoticeBanner />, { link: answering(makeNoticeRow()) });
    await screen.findByText('New servers in Tokyo');

    const [query = 'none'] = asked.mock.calls.flat().filter((media) => media.includes('width'));
    expect(styles).toContain(`@media ${query} {\n  .banner[data-small-screen='hidden']`);
    expect(query).toMatch(/em\)$/);
  });

  it.each([
    [767, false],
    [768, true],
  ])('shows warnings at a width of %i px, and notices of lower severity too: %s', async (width, showsAll) => {
    setWindowWidth(width);
    const warning = makeNoticeRow({ id: 'n2', content: 'Maintenance', severity: 'warning' });

    await renderApp(<NoticeBanner />, { link: answering(makeNoticeRow(), warning) });
    await screen.findByText('Maintenance');

    expect(screen.queryByText('New servers in Tokyo') !== null).toBe(showsAll);
  });

  it('shows a notice and its label in Arabic', async () => {
    await renderApp(<NoticeBanner />, { link: answering(makeNoticeRow()), locale: 'ar' });

    expect(await screen.findByText('خوادم جديدة في طوكيو')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'الإشعارات' })).toBeTruthy();
  });
});
