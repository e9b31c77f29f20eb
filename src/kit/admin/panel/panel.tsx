import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from '#src/components/link.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { Late } from '../late/late.tsx';
import { LoadError } from '../list/load-error.tsx';
import type { LiveQuery } from '../live/use-live-query.ts';

type PanelProps<Part> = {
  title: MessageId;
  /** Link to the page that shows all of it. */
  link?: { to: string; text: MessageId };
  /** True for the panel that is read first, which has a larger title. */
  isFirst?: boolean;
  /** Loads the panel's code, once for all (`loadOnce`). */
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
};

/** Frame of one panel of a page. Its code loads when it is drawn, and whatever fails in it stays within it. */
export function Panel<Part>({ title, link, isFirst = false, load, children }: PanelProps<Part>) {
  const id = useId();

  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={isFirst ? first : frame}>
      <Box sx={head}>
        <Typography id={id} variant={isFirst ? 'h4' : 'h6'} component="h2">
          <FormattedMessage id={title} />
        </Typography>
        {link && (
          <Link component={RouterLink} to={link.to} variant="body2">
            <FormattedMessage id={link.text} />
          </Link>
        )}
      </Box>
      <Late load={load} fallback={<PanelSkeleton />}>
        {children}
      </Late>
    </Paper>
  );
}

type PanelContentProps<Data> = { of: LiveQuery<Data>; children: (data: Data) => ReactNode };

/** Shows what a panel's query returned, a placeholder until then, and the error of a failed read. */
export function PanelContent<Data>({ of: { data, error, refresh }, children }: PanelContentProps<Data>) {
  const hasFailed = error !== undefined;

  return (
    <>
      {hasFailed && <LoadError error={error} onRetry={refresh} />}
      {data === undefined ? !hasFailed && <PanelSkeleton /> : children(data)}
    </>
  );
}

function PanelSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton width="60%" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </div>
  );
}

const frame = { display: 'flex', flexDirection: 'column', minWidth: 0, padding: { xs: 2, sm: 3 } };
/** Its content may draw an edge of the panel. */
const first = { ...frame, position: 'relative', overflow: 'clip' };
const head = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 2,
  marginBlockEnd: 1.5,
};
