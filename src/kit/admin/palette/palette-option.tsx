import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

type PaletteOptionProps = {
  id: string;
  isActive: boolean;
  /** The pointer moved over the option. */
  onPoint: () => void;
  onChoose: () => void;
  /** Field that keeps the focus. */
  field: RefObject<HTMLInputElement | null>;
  children: ReactNode;
};

/** One option of the palette; the active one is scrolled into view. */
export function PaletteOption({ id, isActive, onPoint, onChoose, field, children }: PaletteOptionProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <Box
      component="li"
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => isActive || onPoint()}
      onClick={() => {
        field.current?.focus();
        onChoose();
      }}
      sx={{ ...look, ...(isActive && { backgroundColor: 'action.selected' }) }}
    >
      <Box component="span" sx={text}>
        {children}
      </Box>
    </Box>
  );
}

/** Isolates a text, in the direction of its first letter that is not isolated itself. */
const text = { unicodeBidi: 'plaintext' };
const look = {
  paddingInline: 3.5,
  paddingBlock: 1.25,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:active': { backgroundColor: 'action.focus' },
};
