import { useMutation } from '@apollo/client/react';
import { mdiReplay, mdiSendOutline } from '#src/components/icon-paths.generated.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { TestWebhook } from '../admin/webhook-documents.ts';
import { webhookErrors } from '../admin/webhook-errors.ts';
import type { LoggedDelivery } from './log-documents.ts';
import { useReplay } from './use-replay.ts';

const LOG_FILTERS = ['all', 'waiting', 'delivered', 'given_up'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

type LogToolbarProps = {
  endpointId: string;
  isEnabled: boolean;
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  givenUp: readonly LoggedDelivery[];
};

/** Filters the log, sends a test, and sends again the deliveries that were given up. */
export function LogToolbar({ endpointId, isEnabled, filter, onFilter, givenUp }: LogToolbarProps) {
  const { replay, isPending } = useReplay();

  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', marginBlockEnd: 2 }}>
      <FilterField filter={filter} onFilter={onFilter} />
      <TestButton endpointId={endpointId} />
      {isEnabled && givenUp.length > 0 && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiReplay} size={18} />}
          loading={isPending}
          onClick={() => void replay(givenUp.map(({ id }) => id))}
        >
          <FormattedMessage id="webhooks.log.replayAll" values={{ count: givenUp.length }} />
        </Button>
      )}
    </Stack>
  );
}

function FilterField({ filter, onFilter }: Pick<LogToolbarProps, 'filter' | 'onFilter'>) {
  const intl = useIntl();
  const id = useId();

  return (
    <TextField
      select
      id={id}
      size="small"
      value={filter}
      label={<FormattedMessage id="webhooks.log.filter" />}
      onChange={({ target }) => onFilter(LOG_FILTERS.find((one) => one === target.value) ?? 'all')}
      sx={{ minWidth: 180 }}
    >
      {LOG_FILTERS.map((value) => (
        <MenuItem key={value} value={value}>
          {intl.formatMessage({ id: `webhooks.log.state.${value}` })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function TestButton({ endpointId }: { endpointId: string }) {
  const [test] = useMutation(TestWebhook, { variables: { endpoint_id: endpointId } });
  const { run, isPending } = useAction({ errors: webhookErrors, done: 'webhooks.test.queued' });

  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiSendOutline} size={18} flip />}
      loading={isPending}
      onClick={() => void run(test)}
    >
      <FormattedMessage id="webhooks.test.send" />
    </Button>
  );
}
