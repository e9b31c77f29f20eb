import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

export type PhoneDrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  look: Record<string, string>;
  children: ReactNode;
};

/** Slides in the sidebar on phones; its code is loaded when it is first opened. */
export function PhoneDrawer({ open, onClose, label, look, children }: PhoneDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: look } }}
    >
      {children}
    </Drawer>
  );
}
