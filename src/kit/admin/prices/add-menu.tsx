import { mdiPlus } from '#src/components/icon-paths.generated.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';

type AddMenuProps = {
  label: ReactNode;
  options: readonly { value: string; text: ReactNode }[];
  onChoose: (value: string) => void;
};

/** Button with a menu of what can be added. The choice is made when the menu is gone, so that it may move the focus. */
export function AddMenu({ label, options, onChoose }: AddMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  if (options.length === 0) return null;

  return (
    <>
      <Button
        size="small"
        startIcon={<Icon path={mdiPlus} size={18} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setChosen(null);
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      <Menu
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={anchor}
        disableRestoreFocus={chosen !== null}
        slotProps={{
          list: { dense: true },
          paper: { sx: { maxHeight: 320 } },
          transition: { onExited: () => chosen !== null && onChoose(chosen) },
        }}
      >
        {options.map(({ value, text }) => (
          <MenuItem
            key={value}
            onClick={() => {
              setChosen(value);
              setIsOpen(false);
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
