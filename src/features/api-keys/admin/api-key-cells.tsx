import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { KEY_ROLES } from '../key-roles.ts';
import type { AdminApiKey } from '../api-key-documents.generated.ts';

type Cell = { apiKey: AdminApiKey };

/** Shows the key's name and, below it, the beginning of the key. */
export function KeyName({ apiKey }: Cell) {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{apiKey.name}</bdi>
      </Typography>
      <KeyPrefix apiKey={apiKey} />
    </>
  );
}

/** Shows the beginning of the key, by which its owner recognizes it. */
export function KeyPrefix({ apiKey: { prefix } }: Cell) {
  return (
    <Typography variant="caption" component="bdi" dir="ltr" color="textSecondary" sx={keyLook}>
      {prefix}…
    </Typography>
  );
}

const keyLook = { fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' };

export function KeyRoleWord({ apiKey: { role } }: Cell) {
  const known = KEY_ROLES.find((name) => name === role);

  return known ? <FormattedMessage id={`apiKeys.role.${known}`} /> : <bdi>{role}</bdi>;
}

/** Shows when the key was last exchanged for a token, and from which IP. */
export function LastUse({ apiKey: { last_used_at, last_used_address } }: Cell) {
  if (!last_used_at) {
    return (
      <Typography variant="body2" component="span" color="textSecondary" sx={{ fontSize: 'inherit' }}>
        <FormattedMessage id="apiKeys.list.neverUsed" />
      </Typography>
    );
  }
  const at = <FormattedDate key="at" value={last_used_at} {...MOMENT_FORMAT} />;

  return last_used_address ? (
    <FormattedMessage id="apiKeys.list.usedFrom" values={{ at, address: last_used_address }} />
  ) : (
    at
  );
}

type KeyState = 'active' | 'expired' | 'revoked' | 'held';
const tones: Record<KeyState, StatusTone> = {
  active: 'good',
  expired: 'warning',
  revoked: 'off',
  held: 'warning',
};

/** Shows whether the key is active, expired, revoked or waits since a restore, and the date that belongs to it. */
export function KeyStatus({ apiKey }: Cell) {
  const { expires_at, revoked_at, held_at } = apiKey;
  const state = stateOf(apiKey, useNow());
  const at = state === 'held' ? held_at : (revoked_at ?? expires_at);

  return (
    <QuietStatus tone={tones[state]}>
      {at ? (
        <FormattedMessage
          id={`apiKeys.state.${state}At`}
          values={{ at: <FormattedDate key="at" value={at} {...MOMENT_FORMAT} /> }}
        />
      ) : (
        <FormattedMessage id="apiKeys.state.activeForever" />
      )}
    </QuietStatus>
  );
}

function stateOf({ expires_at, revoked_at, held_at }: AdminApiKey, now: string): KeyState {
  if (revoked_at) return 'revoked';
  if (expires_at && Date.parse(expires_at) <= Date.parse(now)) return 'expired';

  return held_at ? 'held' : 'active';
}

export function KeyCreated({ apiKey: { created_at } }: Cell) {
  return <FormattedDate value={created_at} {...MOMENT_FORMAT} />;
}
