import { mdiClose } from '@mdi/js';
import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SLIDE_OVER_CLOSE_MS } from '#src/lib/panels/close-delay.ts';
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
  /** Widest inline size in pixels. */
  width?: number;
};

/**
 * A dialog that slides in from the end edge; overlay, close button, Escape and the browser's Back close it. A link in it
 * replaces the address (`replace`): the step that the panel has in the history becomes the page it leads to.
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
 * Where one has slid out in the moment in which the next is put on the page, MUI takes the next for a part of the page
 * beneath and hides it. What is to be hidden beneath another dialog, MUI hides after this.
 */
function showToScreenReaders(root: HTMLElement | null): void {
  root?.removeAttribute('aria-hidden');
}
