import { mdiOpenInNew } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { usePieces } from '#src/lib/pieces/use-pieces.ts';
import { faqTexts } from '../faq-texts.ts';
import { Questions } from './questions.tsx';

type FaqPanelProps = { isOpen: boolean; onClose: () => void };

/** Shows the questions, one answer open at a time, and how to contact a person. */
export function FaqPanel({ isOpen, onClose }: FaqPanelProps) {
  const pieces = usePieces('faq');

  return (
    <AddedTexts texts={faqTexts}>
      <SlideOver isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="faq.title" />}>
        <Questions questions={pieces?.of('faq') ?? []} uptime={pieces?.uptime} />
        <StillQuestions />
      </SlideOver>
    </AddedTexts>
  );
}

function StillQuestions() {
  const portal = usePortal();

  return (
    <Box
      sx={{
        marginBlockStart: 5,
        padding: 3.5,
        borderRadius: '24px',
        backgroundColor: 'night.main',
        color: 'night.text',
      }}
    >
      <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 1 }}>
        <FormattedMessage id="faq.more" />
      </Typography>
      <Typography sx={{ color: 'night.muted', marginBlockEnd: 2.5 }}>
        <FormattedMessage id={portal ? 'faq.moreText' : 'faq.noPortal'} />
      </Typography>
      {portal && (
        <Button
          variant="contained"
          color="secondary"
          href={portal.openTicket}
          target="_blank"
          rel="noopener"
          endIcon={<Icon path={mdiOpenInNew} flip />}
        >
          <FormattedMessage id="faq.contact" />
        </Button>
      )}
    </Box>
  );
}
