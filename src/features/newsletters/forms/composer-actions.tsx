import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { mdiSendOutline } from '#src/components/icon-paths.generated.ts';
import { Hint } from '#src/kit/admin/hint/hint.tsx';
import type { FormTools } from '#src/kit/admin/section/admin-section.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { DispatchState } from '../admin/newsletter-cells.tsx';
import { useDispatchOf } from '../admin/progress/live-dispatches.tsx';
import { useOpenSendDialog } from '../admin/sending/send-dialog-provider.ts';
import { dialogTexts } from '../dialog-texts.ts';
import type { NewsletterFormValues } from '../newsletter-fields.ts';
import type { Newsletters } from '../newsletter-types.ts';

type ComposerActionsProps = { tools: FormTools<Newsletters> };

/** Says whether the browser keeps what is typed, and sends or schedules the newsletter. */
export function ComposerActions({ tools }: ComposerActionsProps) {
  return (
    <AddedTexts texts={dialogTexts}>
      <KeptDraft keptAt={tools.draft.keptAt} />
      <SendActions tools={tools} />
    </AddedTexts>
  );
}

/** Begins the line of buttons; on phones it is a line of its own. */
function KeptDraft({ keptAt }: { keptAt: FormTools<Newsletters>['draft']['keptAt'] }) {
  return (
    <Typography variant="caption" color={keptAt === 'failed' ? 'error' : 'textSecondary'} sx={keptLine}>
      {keptAt === 'failed' && <FormattedMessage id="newsletters.draft.failed" />}
      {keptAt instanceof Date && (
        <FormattedMessage
          id="newsletters.draft.kept"
          values={{ time: <FormattedDate value={keptAt} timeStyle="short" /> }}
        />
      )}
    </Typography>
  );
}

/** Saves first, then asks in SPEC's words; the composer closes once the server has accepted the newsletter. */
function SendActions({ tools: { record, saveFirst, onDone } }: ComposerActionsProps) {
  const { isSubmitting } = useFormikContext<NewsletterFormValues>();
  const ask = useOpenSendDialog();
  const refusal = useRefusal(record);
  const press = async (isLater: boolean) => {
    const newsletter = await saveFirst();
    if (newsletter) ask({ newsletter, isLater, onSent: onDone });
  };
  const button = (label: MessageId, isLater: boolean, icon?: ReactNode) => (
    <Button
      variant="outlined"
      startIcon={icon}
      disabled={isSubmitting || refusal !== undefined}
      onClick={() => void press(isLater)}
      sx={iconWhereRoomy}
    >
      <FormattedMessage id={label} />
    </Button>
  );

  const both = (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      {button('newsletters.send.schedule', true)}
      {button('newsletters.send.confirm', false, <Icon path={mdiSendOutline} size={20} flip />)}
    </Box>
  );

  return refusal === undefined ? both : <Hint title={<FormattedMessage id={refusal} />}>{both}</Hint>;
}

/** Returns why a newsletter can't be sent: it is sent already, or on its way; undefined if it can. */
function useRefusal(record: Newsletters['row'] | null): MessageId | undefined {
  const { values } = useFormikContext<NewsletterFormValues>();
  const dispatch = useDispatchOf(record ?? NONE);
  if (values.status === 'sent') return 'newsletters.send.already';

  return dispatch && `newsletters.dispatch.${dispatch.state as DispatchState}`;
}

const NONE = { id: '', dispatches: [] };

const iconWhereRoomy = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } };
const keptLine = {
  order: -1,
  flex: { xs: '1 0 100%', sm: '1 1 10rem' },
  marginInlineEnd: 'auto',
  '&:empty': { display: { xs: 'none', sm: 'block' } },
};
