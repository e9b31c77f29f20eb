import { mdiDragVertical } from '#src/components/icon-paths.generated.ts';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { RowDrag } from './ordered-rows.ts';

type DragHandleProps = {
  /** Undefined until the code for dragging is loaded; the handle then only keeps its place. */
  drag: RowDrag | undefined;
  /** Id of the cell that names the row. */
  describedBy: string;
};

/** Handle by which a row is dragged; it tells screen readers how to drag by keyboard. */
export function DragHandle({ drag, describedBy }: DragHandleProps) {
  const intl = useIntl();
  const hintId = useId();

  return (
    <>
      <IconButton
        ref={drag?.handleRef}
        size="small"
        aria-label={intl.formatMessage({ id: 'kit.order.drag' })}
        aria-describedby={`${describedBy} ${hintId}`}
        sx={{
          cursor: drag?.isDragged ? 'grabbing' : 'grab',
          touchAction: 'none',
          visibility: drag ? 'visible' : 'hidden',
        }}
      >
        <Icon path={mdiDragVertical} size={20} />
      </IconButton>
      <span id={hintId} hidden>
        <FormattedMessage id="kit.order.hint" />
      </span>
    </>
  );
}
