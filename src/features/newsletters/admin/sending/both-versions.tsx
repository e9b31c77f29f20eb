import type { ResultOf } from '@graphql-typed-document-node/core';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changesOfRecord, LastChange } from '#src/kit/admin/form/last-change.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { Choice } from '../../choice.tsx';
import { newsletterFields } from '../../newsletter-fields.ts';
import { sendingErrors } from './sending-errors.ts';
import { NewsletterPreview } from '../preview/newsletter-preview.tsx';
import { DispatchTexts, UpdateDispatch } from '../progress/progress-documents.ts';
import { differingColumns, SENT_COLUMNS } from '../progress/sent-texts.ts';

const VERSIONS = ['dispatch', 'newsletter'] as const;
type Version = (typeof VERSIONS)[number];

/** Shows what a dispatch that has not begun will send and what its newsletter has, where the two differ. */
export function BothVersions({ dispatchId }: { dispatchId: string }) {
  const { data } = useSubscription(DispatchTexts, { variables: { id: dispatchId } });
  const [shown, setShown] = useState<Version>('dispatch');
  if (!data?.dispatch?.newsletter) return null;
  const { newsletter, html_content: content, html_content_ar: content_ar, ...rest } = data.dispatch;
  const texts = { dispatch: { ...rest, content, content_ar: content_ar ?? null }, newsletter };
  const columns = differingColumns(texts.dispatch, newsletter);
  if (columns.length === 0) return null;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', marginBlock: 2 }}>
      <Difference dispatchId={dispatchId} newsletter={newsletter} columns={columns} />
      <Choice
        values={VERSIONS}
        value={shown}
        onChange={setShown}
        label="newsletters.both.choice"
        textOf={(value) => `newsletters.both.${value}`}
      />
      <NewsletterPreview
        key={shown}
        values={newsletterFields.toValues({ ...texts[shown], status: 'draft' })}
      />
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
