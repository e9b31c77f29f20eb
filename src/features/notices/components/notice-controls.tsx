import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '#src/components/icon-paths.generated.ts';
import { useIntl } from 'react-intl';
import { IconButton } from '#src/components/icon-button.tsx';
import { Icon } from '#src/components/icon.tsx';
import styles from './notice-controls.module.css';

type NoticeControlsProps = {
  isPlaying: boolean;
  showPrevious: () => void;
  showNext: () => void;
  togglePlaying: () => void;
  /** Called before the pressed button's action. */
  onPress: () => void;
};

/** Renders the buttons previous, pause or play, and next. */
export function NoticeControls({
  isPlaying,
  showPrevious,
  showNext,
  togglePlaying,
  onPress,
}: NoticeControlsProps) {
  const intl = useIntl();
  // Signs of media are the same in both reading directions; a mirrored one would look like a third arrow.
  const stopOrGo = isPlaying
    ? ({ id: 'notices.banner.pause', icon: mdiPause, flip: false, onClick: togglePlaying } as const)
    : ({ id: 'notices.banner.play', icon: mdiPlay, flip: false, onClick: togglePlaying } as const);
  const controls = [
    {
      key: 'previous',
      id: 'notices.banner.previous',
      icon: mdiChevronLeft,
      flip: true,
      onClick: showPrevious,
    },
    // Pause and play share one key: different keys would replace the button and lose its focus at every press.
    { key: 'toggle', ...stopOrGo },
    { key: 'next', id: 'notices.banner.next', icon: mdiChevronRight, flip: true, onClick: showNext },
  ] as const;

  return (
    <div className={styles.controls}>
      {controls.map(({ key, id, icon, flip, onClick }) => (
        <IconButton
          key={key}
          aria-label={intl.formatMessage({ id })}
          onClick={() => {
            onPress();
            onClick();
          }}
          className={styles.control}
        >
          <Icon path={icon} flip={flip} size={20} />
        </IconButton>
      ))}
    </div>
  );
}
