import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlainAlert } from '../alert/plain-alert.tsx';
import { LoadError } from '../list/load-error.tsx';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { ComingForm } from './coming-form.tsx';

type RecordLoaderProps<T extends SectionTypes> = {
  section: AdminSection<T>;
  /** Id of the record; 'new' loads nothing. */
  id: string;
  rows: readonly T['row'][];
  onClose: () => void;
  children: (record: T['row'] | null) => ReactNode;
};

/**
 * Passes the record to its children as it was when the dialog opened, and ignores later changes. The record comes from
 * the rows at hand or, if a link to another record was opened, from the API.
 */
export function RecordLoader<T extends SectionTypes>(props: RecordLoaderProps<T>) {
  const { section, id, rows, onClose, children } = props;
  const [known] = useState(() => rows.find((row) => row.id === id));
  const isNew = id === 'new';
  const { data, error, loading, refetch } = useQuery(section.documents.list, {
    variables: { where: { id: { _eq: id } }, order_by: [...section.tieBreak], limit: 1, offset: 0 },
    skip: isNew || known !== undefined,
    fetchPolicy: 'network-only',
  });
  if (isNew) return children(null);
  const [asked] = ((data as { rows?: T['row'][] } | undefined)?.rows ?? []) as T['row'][];
  const record = known ?? asked;
  if (record) return children(record);

  if (loading) return <ComingForm isFull={section.form?.isFullScreen} />;

  return (
    <>
      <DialogContent>
        {error ? (
          <LoadError error={error} errors={section.errors} onRetry={async () => void (await refetch())} />
        ) : (
          <PlainAlert severity="warning">
            <FormattedMessage id="kit.gone.notFound" />
          </PlainAlert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="app.close" />
        </Button>
      </DialogActions>
    </>
  );
}
