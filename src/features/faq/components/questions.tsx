import { mdiChevronDown } from '#src/components/icon-paths.generated.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { PieceText, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';

/** One question with its answer. */
type Question = PieceTexts & { id: string };

type QuestionsProps = {
  questions: readonly Question[];
  /** The guaranteed uptime as a fraction of 1, for answers that name it. */
  uptime?: number | undefined;
  /** Id of the question that is open at first. */
  open?: string;
};

/** Lists the questions; a click opens an answer and closes the one before, a second click closes it. */
export function Questions({ questions, uptime, open }: QuestionsProps) {
  const [openItem, setOpenItem] = useState<string | null>(open ?? null);

  return questions.map(({ id, ...question }) => (
    <Accordion
      key={id}
      disableGutters
      square
      expanded={openItem === id}
      onChange={(_, isExpanded) => {
        setOpenItem(isExpanded ? id : null);
      }}
      sx={{
        backgroundColor: 'transparent',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary
        id={`${id}-head`}
        aria-controls={`${id}-body`}
        expandIcon={<Icon path={mdiChevronDown} />}
        sx={{ paddingInline: 0, minBlockSize: 64, fontSize: '1.0625rem', fontWeight: 600 }}
      >
        <PieceText piece={question} is="title" uptime={uptime} />
      </AccordionSummary>
      <AccordionDetails sx={{ paddingInline: 0, paddingBlock: '0 24px' }}>
        <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <PieceText piece={question} is="text" uptime={uptime} />
        </Typography>
      </AccordionDetails>
    </Accordion>
  ));
}
