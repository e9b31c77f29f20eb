import { mdiChevronDown, mdiOpenInNew } from '#src/components/icon-paths.generated.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { UPTIME_SLA, uptimeFormat } from '#src/lib/messages/uptime.ts';
import { faqTexts } from '../faq-texts.ts';
import { QUESTIONS } from '../questions.ts';

type FaqPanelProps = { isOpen: boolean; onClose: () => void };

/** Shows six questions, one answer open at a time, and how to contact a person. */
export function FaqPanel({ isOpen, onClose }: FaqPanelProps) {
  const intl = useIntl();
  const [openItem, setOpenItem] = useState<string | null>(null);
  const uptime = intl.formatNumber(UPTIME_SLA, uptimeFormat);

  return (
    <AddedTexts texts={faqTexts}>
      <SlideOver isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="faq.title" />}>
        {QUESTIONS.map(({ question, answer }) => (
          <Accordion
            key={question}
            disableGutters
            square
            expanded={openItem === question}
            onChange={(_, isExpanded) => {
              setOpenItem(isExpanded ? question : null);
            }}
            sx={{
              backgroundColor: 'transparent',
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
              '&::before': { display: 'none' },
            }}
          >
            <AccordionSummary
              id={`${question}-head`}
              aria-controls={`${question}-body`}
              expandIcon={<Icon path={mdiChevronDown} />}
              sx={{ paddingInline: 0, minBlockSize: 64, fontSize: '1.0625rem', fontWeight: 600 }}
            >
              <FormattedMessage id={question} />
            </AccordionSummary>
            <AccordionDetails sx={{ paddingInline: 0, paddingBlock: '0 24px' }}>
              <Typography color="textSecondary">
                <FormattedMessage id={answer} values={{ uptime }} />
              </Typography>
            </AccordionDetails>
          </Accordion>
        ))}
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
