import { useState, type ComponentType } from 'react';
import type { LoadedFor } from '#src/lib/loading/load-again.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { loadLateTexts } from '#src/lib/messages/late-texts.ts';
import { Late } from './late.tsx';
import { MissingDialog } from './missing-dialog.tsx';

type OpenedProps = { open: boolean; onClose: () => void };

type LateDialog<Props> = ComponentType<Props> & {
  /** Handlers of the button that opens the dialog: they load it when somebody is about to press the button. */
  wanted: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * Returns a dialog whose code is loaded, with the texts of forms, when it is first opened; `field` is for one that opens
 * beside typed text. From then on it stays, so that its closing is animated.
 */
export function lateDialog<Props extends OpenedProps>(
  load: () => Promise<ComponentType<Props>>,
  loadedFor: LoadedFor = 'page',
): LateDialog<Props> {
  const loadAll = async () => (await Promise.all([load(), loadLateTexts()]))[0];
  const loadIt = loadOnce(loadAll, loadedFor);
  // A dialog that does not arrive is asked for again once it is opened.
  const want = () => void loadAll().catch(() => undefined);

  function LateDialog(props: Props) {
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
  }

  return Object.assign(LateDialog, { wanted: { onPointerEnter: want, onFocus: want } });
}
