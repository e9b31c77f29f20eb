import { mdiTuneVariant } from '#src/components/icon-paths.generated.ts';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Hint } from '../hint/hint.tsx';
import { lateDialog } from '../late/late-dialog.tsx';
import type { ChosenView, ViewChoicesProps } from './view-choices.tsx';

const ViewChoices = lateDialog<ViewChoicesProps>(
  async () => (await import('./view-choices.tsx')).ViewChoices,
  'field',
);

/** Menu that chooses the table's columns and the density of its rows. */
export function ViewMenu(props: ChosenView) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = intl.formatMessage({ id: 'kit.table.view' });

  return (
    <>
      <Hint title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setIsOpen(true);
          }}
        >
          <Icon path={mdiTuneVariant} />
        </IconButton>
      </Hint>
      <ViewChoices {...props} open={isOpen} onClose={() => setIsOpen(false)} anchor={anchor} label={label} />
    </>
  );
}
