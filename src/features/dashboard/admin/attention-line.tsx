import { mdiChevronRight, mdiClose } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Link as RouterLink } from '#src/components/link.tsx';
import { Hint } from '#src/kit/admin/hint/hint.tsx';
import { StatusDot } from '#src/kit/admin/table/quiet-status.tsx';
import { TextWithVariables } from '#src/kit/admin/values/text-with-variables.tsx';
import type { AttentionItem } from './attention-items.ts';

type AttentionLineProps = { item: AttentionItem; onHide: () => void };

/** One thing that waits, with what can be done about it; the whole line leads to the page. */
export function AttentionLine({ item, onHide }: AttentionLineProps) {
  const intl = useIntl();
  const { tone, action, to } = item;
  const hide = intl.formatMessage({ id: 'dashboard.attention.hide' });

  return (
    <Typography component="li" variant="body2" sx={line}>
      <StatusDot tone={tone} />
      <Link component={RouterLink} to={to} color="textPrimary" underline="none" sx={wholeLine}>
        <AttentionText item={item} />
      </Link>
      <Box component="span" aria-hidden sx={actionLook}>
        <FormattedMessage id={`dashboard.attention.do.${action}`} />
        <Icon path={mdiChevronRight} size={20} flip />
      </Box>
      <Box component="span" sx={hidePlace}>
        <Hint title={hide}>
          <IconButton size="small" aria-label={hide} onClick={onHide}>
            <Icon path={mdiClose} size={18} />
          </IconButton>
        </Hint>
      </Box>
    </Typography>
  );
}

function AttentionText({ item: { text, name, count, settings = [], at } }: { item: AttentionItem }) {
  const intl = useIntl();
  const labels = settings.map((setting) => intl.formatMessage({ id: `kit.sender.${setting}` }));

  return (
    <FormattedMessage
      id={text}
      values={{
        count: count ?? 0,
        name: <TextWithVariables key="name" en={name?.en ?? ''} ar={name?.ar} />,
        settings: <FormattedList key="settings" value={labels} />,
        at: at ? intl.formatDate(at, { hour: 'numeric', minute: 'numeric' }) : '',
      }}
    />
  );
}

const line = {
  position: 'relative',
  display: 'grid',
  // On phones, what can be done has a line of its own, so that the text keeps the width.
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
  alignItems: 'start',
  columnGap: 1,
  rowGap: 0.5,
  paddingBlock: 1.25,
  '&:hover': { backgroundColor: 'action.hover' },
  '&:active': { backgroundColor: 'action.selected' },
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
const wholeLine = {
  gridColumn: 2,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
const actionLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gridColumn: { xs: 2, sm: 3 },
  gridRow: { xs: 2, sm: 1 },
  color: 'primary.main',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};
/** As high as a line of the text, with the button in its middle; above the link that fills the line. */
const hidePlace = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  blockSize: '1lh',
  gridColumn: { xs: 3, sm: 4 },
  gridRow: 1,
};
