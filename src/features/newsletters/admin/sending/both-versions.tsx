import type { ResultOf } from '@graphql-typed-document-node/core';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changesOfRecord, LastChange } from '#src/kit/admin/form/last-change.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { newsletterFields } from '../../newsletter-fields.ts';
import { sendingErrors } from './sending-errors.ts';
import { NewsletterPreview } from '../preview/newsletter-preview.tsx';
import { DispatchTexts, UpdateDispatch } from '../progress/progress-documents.ts';
import { differingColumns, SENT_COLUMNS, toPreview } from '../progress/sent-texts.ts';

const VERSIONS = ['dispatch', 'newsletter'] as const;
type Version = (typeof VERSIONS)[number];

/** Shows what a dispatch that has not begun will send and what its newsletter has, where the two differ. */
export function BothVersions({ dispatchId }: { dispatchId: string }) {
  const { data } = useSubscription(DispatchTexts, { variables: { id: dispatchId } });
  const [shown, setShown] = useState<Version>('dispatch');
  if (!data?.dispatch?.newsletter) return null;
  const { newsletter, html_content: content, html_content_ar: content_ar, ...rest } = data.dispatch;
  const texts = { dispatch: { ...rest, content, content_ar }, newsletter };
  const columns = differingColumns(texts.dispatch, newsletter);
  if (columns.length === 0) return null;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', marginBlock: 2 }}>
      <Difference dispatchId={dispatchId} newsletter={newsletter} columns={columns} />
      <VersionChoice version={shown} onChange={setShown} />
      <NewsletterPreview key={shown} values={toPreview(texts[shown])} />
    </Box>
  );
}

type Saved = NonNullable<NonNullable<ResultOf<typeof DispatchTexts>['dispatch']>['newsletter']>;
type DifferenceProps = {
  dispatchId: string;
  newsletter: Saved;
  columns: ReturnType<typeof differingColumns>;
};

function Difference({ dispatchId, newsletter, columns }: DifferenceProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { run, isPending } = useAction({
    done: 'newsletters.both.taken',
    errors: sendingErrors,
    around: 'newsletters.toast.dispatchUnchanged',
  });
  const { labels } = newsletterFields;
  const fields = columns.map((column) => intl.formatMessage({ id: labels[column] }));
  const take = () =>
    run(() =>
      client.mutate({
        mutation: UpdateDispatch,
        variables: { dispatch_id: dispatchId, version: newsletter.updated_at },
      }),
    );

  return (
    <Alert severity="warning">
      <FormattedMessage
        id="newsletters.both.text"
        values={{
          change: (
            <LastChange
              key="by"
              changes={changesOfRecord('newsletters', newsletter.id, SENT_COLUMNS)}
              row={newsletter}
            />
          ),
          fields: intl.formatList(fields),
        }}
      />
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        loading={isPending}
        onClick={() => void take()}
        sx={{ display: 'flex', marginBlockStart: 1 }}
      >
        <FormattedMessage id="newsletters.both.take" />
      </Button>
    </Alert>
  );
}

type VersionChoiceProps = { version: Version; onChange: (version: Version) => void };

function VersionChoice({ version, onChange }: VersionChoiceProps) {
  const intl = useIntl();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={version}
      onChange={(_event, next: Version | null) => next && onChange(next)}
      aria-label={intl.formatMessage({ id: 'newsletters.both.choice' })}
    >
      {VERSIONS.map((value) => (
        <ToggleButton key={value} value={value}>
          <FormattedMessage id={`newsletters.both.${value}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
