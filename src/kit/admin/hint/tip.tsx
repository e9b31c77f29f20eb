import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

export type TipProps = {
  /** Element beside which the bubble is shown. */
  anchor: Element;
  title: ReactNode;
  placement: TooltipProps['placement'] | undefined;
  isOpen: boolean;
  onEnter: () => void;
  onLeave: () => void;
};

/** Draws the bubble of a hint; the pointer may stay on it, and Escape closes it. */
export function Tip({ anchor, title, placement, isOpen, onEnter, onLeave }: TipProps) {
  return (
    <Tooltip
      open={isOpen}
      title={title}
      onOpen={onEnter}
      onClose={onLeave}
      slotProps={{ popper: { anchorEl: anchor } }}
      {...(placement && { placement })}
    >
      <span hidden />
    </Tooltip>
  );
}
