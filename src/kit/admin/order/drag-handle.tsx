import { mdiDragVertical } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { RowDrag } from './ordered-rows.ts';

type DragHandleProps = Pick<RowDrag, 'handleRef' | 'isDragged'> & {
  /** Id of the cell that names the row. */
  describedBy: string;
};

/** Handle by which a row is dragged; it tells screen readers how to drag by keyboard. */
export function DragHandle({ handleRef, isDragged, describedBy }: DragHandleProps) {
  const intl = useIntl();
  const hintId = useId();

  return (
    <>
      <IconButton
        ref={handleRef}
        size="small"
        aria-label={intl.formatMessage({ id: 'kit.order.drag' })}
        aria-describedby={`${describedBy} ${hintId}`}
        sx={{ cursor: isDragged ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <Icon path={mdiDragVertical} size={20} />
      </IconButton>
      <span id={hintId} hidden>
        <FormattedMessage id="kit.order.hint" />
      </span>
    </>
  );
}
