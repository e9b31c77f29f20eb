import type { FragmentType } from '@apollo/client/masking';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { NoticeSlide_NoticeFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { NoticeControls } from './notice-controls.tsx';
import { NoticeSlide } from './notice-slide.tsx';
import { useCarouselState } from './use-carousel-state.ts';

/** SPEC section 9. */
const ADVANCE_MS = 5000;

type Notice = { id: string; severity: string } & FragmentType<NoticeSlide_NoticeFragment>;

/**
 * The notices one after the other, in a loop. Dragging and hovering don't stop it; the pause control and
 * a wish for reduced motion do.
 */
export function NoticeCarousel({ notices }: { notices: readonly Notice[] }) {
  const intl = useIntl();
  const { direction } = useLocale();
  const isSingle = notices.length === 1;
  const [startsMoving] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, direction, active: !isSingle }, [
    Autoplay({ delay: ADVANCE_MS, playOnInit: startsMoving, stopOnInteraction: false, stopOnFocusIn: true }),
  ]);
  const { selected, isPlaying, ...controls } = useCarouselState(carousel, startsMoving);
  const severity = notices[selected]?.severity ?? notices[0]?.severity ?? 'info';

  return (
    <Box
      component="section"
      aria-roledescription={intl.formatMessage({ id: 'notices.banner.carousel' })}
      aria-label={intl.formatMessage({ id: 'notices.banner.label' })}
      sx={{ fontSize: '0.9375rem', transition: 'background-color 300ms', ...surfaces[severityOf(severity)] }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 46 }}>
        <Box ref={viewport} sx={{ flex: 1, minInlineSize: 0, overflow: 'hidden' }}>
          <Box aria-live={isPlaying ? 'off' : 'polite'} sx={{ display: 'flex', alignItems: 'center' }}>
            {notices.map((notice, index) => (
              <Box
                key={notice.id}
                role="group"
                aria-roledescription={intl.formatMessage({ id: 'notices.banner.slide' })}
                aria-label={intl.formatMessage(
                  { id: 'notices.banner.position' },
                  { index: index + 1, count: notices.length },
                )}
                inert={index !== selected}
                sx={{ flex: '0 0 100%', minInlineSize: 0, paddingBlock: 1 }}
              >
                <Suspense>
                  <NoticeSlide notice={notice} />
                </Suspense>
              </Box>
            ))}
          </Box>
        </Box>
        {!isSingle && <NoticeControls isPlaying={isPlaying} {...controls} />}
      </Container>
    </Box>
  );
}

const severityOf = (severity: string) =>
  severity === 'warning' || severity === 'critical' ? severity : 'info';

const surfaces = {
  info: {
    backgroundColor: 'night.main',
    color: 'night.text',
    '& :focus-visible': { outlineColor: '#c8f169' },
  },
  warning: { backgroundColor: '#ffd27a', color: '#2b1a00', '& :focus-visible': { outlineColor: '#2b1a00' } },
  critical: { backgroundColor: '#a3201a', color: '#ffffff', '& :focus-visible': { outlineColor: '#ffffff' } },
} as const;
