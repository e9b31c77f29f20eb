import { useSubscription } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { DialogHead } from '#src/kit/admin/dialogs/dialog-head.tsx';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { DeliveryItem } from './delivery-item.tsx';
import { WebhookLog } from './log-documents.ts';
import { LogToolbar, type LogFilter } from './log-toolbar.tsx';

export type LogDialogProps = { endpointId: string | null; open: boolean; onClose: () => void };

/** Shows a webhook's deliveries and answers, live; a delivery can be sent again, whether it arrived or not. */
export function LogDialog({ endpointId, open, onClose }: LogDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={`${id}title`}
    >
      <DialogHead titleId={`${id}title`} onClose={isPhone ? onClose : undefined}>
        <FormattedMessage id="webhooks.log.title" />
      </DialogHead>
      <DialogContent>{endpointId !== null && <LiveLog id={endpointId} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          <FormattedMessage id="webhooks.log.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LiveLog({ id }: { id: string }) {
  const errorText = useErrorText();
  const [filter, setFilter] = useState<LogFilter>('all');
  const variables = useMemo(
    () => ({ endpoint_id: id, where: filter === 'all' ? {} : { state: { _eq: filter } } }),
    [id, filter],
  );
  const { data, error } = useSubscription(WebhookLog, { variables });
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (data && !data.endpoint) {
    return (
      <Alert severity="warning">
        <FormattedMessage id="webhooks.errors.unknown" />
      </Alert>
    );
  }
  const deliveries = data?.endpoint?.deliveries;

  return (
    <>
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
        <bdi>{data?.endpoint?.name}</bdi>
      </Typography>
      <LogToolbar
        endpointId={id}
        isEnabled={data?.endpoint?.is_enabled ?? false}
        filter={filter}
        onFilter={setFilter}
        givenUp={deliveries?.filter(({ state, kind }) => state === 'given_up' && kind !== 'test') ?? []}
      />
      {!deliveries && <Skeleton variant="rounded" height={240} />}
      {deliveries?.length === 0 && (
        <Typography color="textSecondary">
          <FormattedMessage id={filter === 'all' ? 'webhooks.log.empty' : 'webhooks.log.noMatch'} />
        </Typography>
      )}
      {deliveries?.map((delivery) => (
        <DeliveryItem key={delivery.id} delivery={delivery} isEnabled={data?.endpoint?.is_enabled ?? false} />
      ))}
      {deliveries?.length === 50 && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
          <FormattedMessage id="webhooks.log.latest" values={{ count: 50 }} />
        </Typography>
      )}
    </>
  );
}
