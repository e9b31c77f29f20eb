import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Container } from '#src/components/container.tsx';
import type { NoticeSlide_NoticeFragment } from '#src/gql/graphql.ts';
import { useSavesData } from '#src/lib/document/saves-data.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import styles from './notice-carousel.module.css';
import { noticeColors, severityOf } from './notice-colors.ts';
import { NoticeControls } from './notice-controls.tsx';
import { NoticeSlide } from './notice-slide.tsx';
import { useCarouselState } from './use-carousel-state.ts';
import { useCarousel } from './use-carousel.ts';

type Notice = { id: string; severity: string } & FragmentType<NoticeSlide_NoticeFragment>;

type NoticeCarouselProps = {
  notices: readonly Notice[];
  /** Told which notice the live region of the carousel speaks: none while it plays. */
  onSpoken: (id: string | null) => void;
};

/**
 * Shows the notices one after the other, in a loop. Hovering doesn't stop the carousel, nor does dragging; the pause
 * button and reduced motion do.
 */
export function NoticeCarousel({ notices, onSpoken }: NoticeCarouselProps) {
  const intl = useIntl();
  const { direction } = useLocale();
  const isSingle = notices.length === 1;
  const wantsMotion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const savesData = useSavesData();
  const [isAsked, setIsAsked] = useState(false);
  const [viewport, carousel] = useCarousel({ direction, isActive: !isSingle, isAsked });
  const hasControls = !isSingle && carousel !== null;
  const { selected, isPlaying, ...controls } = useCarouselState(carousel, !savesData && wantsMotion);
  useSpoken(onSpoken, isPlaying ? undefined : notices[selected]);
  const severity = notices[selected]?.severity ?? notices[0]?.severity ?? 'info';
  const calm = notices.filter((notice) => severityOf(notice.severity) === 'info');
  const urgent = notices.filter((notice) => !calm.includes(notice));

  return (
    <section
      aria-roledescription={intl.formatMessage({ id: 'notices.banner.carousel' })}
      aria-label={intl.formatMessage({ id: 'notices.banner.label' })}
      // On small screens the style sheet hides notices that are not urgent, even before hydration.
      data-small-screen={calm.length > 0 ? (urgent[0]?.severity ?? 'hidden') : undefined}
      data-urgent={urgent.length === 1 ? 'one' : undefined}
      className={clsx(styles.banner, noticeColors(severity))}
    >
      <Container className={clsx(styles.line, hasControls && styles.controlled)}>
        <div ref={viewport} className={styles.viewport}>
          <div
            aria-live={isPlaying ? 'off' : 'polite'}
            className={clsx(styles.slides, !isSingle && isPlaying && styles.moving)}
          >
            {notices.map((notice, index) => (
              <div
                key={notice.id}
                role="group"
                aria-roledescription={intl.formatMessage({ id: 'notices.banner.slide' })}
                aria-label={intl.formatMessage(
                  { id: 'notices.banner.position' },
                  { index: index + 1, count: notices.length },
                )}
                data-severity={severityOf(notice.severity)}
                inert={index !== selected}
                className={styles.slide}
              >
                <NoticeSlide notice={notice} />
              </div>
            ))}
          </div>
        </div>
        {hasControls && (
          <NoticeControls
            isPlaying={isPlaying}
            onPress={() => {
              setIsAsked(savesData);
            }}
            {...controls}
          />
        )}
      </Container>
    </section>
  );
}

/** Tells which notice the live region of the carousel speaks now. */
function useSpoken(onSpoken: NoticeCarouselProps['onSpoken'], notice: Notice | undefined) {
  const live = notice?.id ?? null;
  useLayoutEffect(() => {
    onSpoken(live);
  }, [live, onSpoken]);
}
