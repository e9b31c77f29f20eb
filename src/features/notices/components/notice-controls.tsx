import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';

type NoticeControlsProps = {
  isPlaying: boolean;
  showPrevious: () => void;
  showNext: () => void;
  togglePlaying: () => void;
};

/** Previous, pause or play, next. */
export function NoticeControls({ isPlaying, showPrevious, showNext, togglePlaying }: NoticeControlsProps) {
  const intl = useIntl();
  const stopOrGo = isPlaying
    ? ({ id: 'notices.banner.pause', icon: mdiPause, flip: false, deed: togglePlaying } as const)
    : ({ id: 'notices.banner.play', icon: mdiPlay, flip: true, deed: togglePlaying } as const);
  const controls = [
    { key: 'previous', id: 'notices.banner.previous', icon: mdiChevronLeft, flip: true, deed: showPrevious },
    // One button in two states: a key of its own for each would take the focus away at every press.
    { key: 'toggle', ...stopOrGo },
    { key: 'next', id: 'notices.banner.next', icon: mdiChevronRight, flip: true, deed: showNext },
  ] as const;

  return (
    <Box sx={{ display: 'flex', flex: 'none', marginInlineEnd: -1 }}>
      {controls.map(({ key, id, icon, flip, deed }) => (
        <IconButton
          key={key}
          color="inherit"
          aria-label={intl.formatMessage({ id })}
          onClick={deed}
          sx={{ minInlineSize: 32, minBlockSize: 32, padding: 0.5, borderRadius: '8px' }}
        >
          <Icon path={icon} flip={flip} sx={{ fontSize: 20 }} />
        </IconButton>
      ))}
    </Box>
  );
}
