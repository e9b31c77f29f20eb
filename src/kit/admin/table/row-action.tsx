import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Icon } from '#src/components/icon.tsx';
import { Hint } from '../hint/hint.tsx';

type RowActionProps = Pick<IconButtonProps, 'color' | 'disabled' | 'onClick'> & {
  icon: string;
  /** Mirrors the icon in right-to-left text. */
  flip?: boolean;
  label: string;
  /** Id of the cell that names the row of the action. */
  describedBy: string;
};

/** Icon button for an action on one row of a table. */
export function RowAction({ icon, flip = false, label, describedBy, ...props }: RowActionProps) {
  return (
    <Hint title={label}>
      <span>
        <IconButton size="small" aria-label={label} aria-describedby={describedBy} {...props}>
          <Icon path={icon} size={20} flip={flip} />
        </IconButton>
      </span>
    </Hint>
  );
}
