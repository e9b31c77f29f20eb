import { mdiBackupRestore } from '#src/components/icon-paths.generated.ts';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';

type ButtonProps = { isPending: boolean; onRestore: () => void };

/** Button of a row that brings it back. */
export function RestoreOneAction({ name, isPending, onRestore }: ButtonProps & { name: string }) {
  const intl = useIntl();
  const id = useId();

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{name}</span>
      </VisuallyHidden>
      <RowAction
        icon={mdiBackupRestore}
        label={intl.formatMessage({ id: 'siteContent.restore.one' })}
        describedBy={id}
        disabled={isPending}
        onClick={onRestore}
      />
    </>
  );
}

/** Button beside "Add" that brings all of a list back. */
export function RestoreAllButton({ isPending, onRestore }: ButtonProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={mdiBackupRestore} />}
      loading={isPending}
      onClick={onRestore}
    >
      <FormattedMessage id="siteContent.restore.all" />
    </Button>
  );
}
