import { mdiClose } from './icon-paths.generated.ts';
import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SLIDE_OVER_CLOSE_MS } from '#src/lib/panels/history-step.ts';
import { useHistoryStep } from '#src/lib/panels/use-history-step.ts';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './slide-over.module.css';
import { Text } from './text.tsx';

type SlideOverProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Largest width in pixels. */
  width?: number;
};

/**
 * Draws a dialog that slides in from the end edge; overlay, close button, Escape and the browser's Back close it. Links in
 * it must set `replace`, so that the page they open takes over the history entry that the dialog has added.
 */
export function SlideOver({ isOpen, onClose, title, children, width = 560 }: SlideOverProps) {
  const intl = useIntl();
  const titleId = useId();
  useHistoryStep(isOpen, onClose);

  return (
    <LookProvider>
      <Drawer
        ref={showToScreenReaders}
        anchor="right"
        open={isOpen}
        onClose={onClose}
        transitionDuration={{ enter: 260, exit: SLIDE_OVER_CLOSE_MS }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { inlineSize: '100%', maxInlineSize: width, backgroundColor: 'background.default' },
          },
        }}
      >
        <div className={styles.head}>
          <Text id={titleId} as="h2" variant="h4">
            {title}
          </Text>
          <IconButton
            onClick={onClose}
            aria-label={intl.formatMessage({ id: 'app.close' })}
            className={styles.close}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </Drawer>
    </LookProvider>
  );
}

/**
 * Removes an `aria-hidden` that MUI sets by mistake: if one dialog has just closed while the next one is mounted, MUI
 * takes the next for a part of the page beneath it. A dialog that really lies beneath another is hidden after this runs.
 */
function showToScreenReaders(root: HTMLElement | null): void {
  root?.removeAttribute('aria-hidden');
}
