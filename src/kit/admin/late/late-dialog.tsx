import { useState, type ComponentType } from 'react';
import type { LoadedFor } from '#src/lib/loading/load-again.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { loadLateTexts } from '#src/lib/messages/late-texts.ts';
import { Late } from './late.tsx';
import { MissingDialog } from './missing-dialog.tsx';

type OpenedProps = { open: boolean; onClose: () => void };

/**
 * Returns a dialog whose code is loaded, with the texts of forms, when it is first opened; `field` is for one that opens
 * beside typed text. From then on it stays, so that its closing is animated.
 */
export function lateDialog<Props extends OpenedProps>(
  load: () => Promise<ComponentType<Props>>,
  loadedFor: LoadedFor = 'page',
): ComponentType<Props> {
  const loadIt = loadOnce(async () => (await Promise.all([load(), loadLateTexts()]))[0], loadedFor);

  return function LateDialog(props) {
    const { open, onClose } = props;
    const [isWanted, setIsWanted] = useState(open);
    if (open && !isWanted) setIsWanted(true);
    if (!isWanted) return null;

    return (
      <Late
        load={loadIt}
        frame={(message) => open && <MissingDialog onClose={onClose}>{message}</MissingDialog>}
      >
        {(Loaded) => <Loaded {...props} />}
      </Late>
    );
  };
}
