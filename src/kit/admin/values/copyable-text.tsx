import { mdiContentCopy } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';

type CopyableTextProps = {
  text: string;
  label: MessageId;
  copy: MessageId;
  copied: MessageId;
  /** Text of the toast if the browser does not allow copying. */
  notCopied: MessageId;
};

/** Shows a text in monospace with a button that copies it. */
export function CopyableText({ text, label, copy, copied, notCopied }: CopyableTextProps) {
  const intl = useIntl();
  const toasts = useToasts();

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(copied);
    } catch {
      // The browser may forbid copying; the person can still select the text.
      toasts.warning(notCopied);
    }
  }

  return (
    <Box sx={frame}>
      <Box component="code" role="group" dir="ltr" aria-label={intl.formatMessage({ id: label })} sx={code}>
        {text}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon path={mdiContentCopy} size={18} />}
        onClick={() => void copyText()}
        sx={{ flexShrink: 0 }}
      >
        <FormattedMessage id={copy} />
      </Button>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1.5,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
};
/** Style of the text; `userSelect: 'all'` makes one click select all of it. */
const code = {
  flexGrow: 1,
  minWidth: 0,
  fontFamily: 'var(--font-mono)',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
