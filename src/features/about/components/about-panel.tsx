import { mdiOpenInNew } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#src/components/icon.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { WorldMap } from '#src/components/world-map/world-map.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { PieceText } from '#src/lib/pieces/piece-text.tsx';
import { usePieces, type SitePiece } from '#src/lib/pieces/use-pieces.ts';
import type { Part } from '#rules/site-content/originals.ts';
import { aboutTexts } from '../about-texts.ts';
import { Reasons } from './reasons.tsx';
import { TrackRecord } from './track-record.tsx';
import { Values } from './values.tsx';

type AboutPanelProps = { isOpen: boolean; onClose: () => void };

/** Shows the About panel: who we are, why choose us, the track record, our values, and links to go on. */
export function AboutPanel({ isOpen, onClose }: AboutPanelProps) {
  const pieces = usePieces('about');
  const of = (part: Part) => pieces?.of(part) ?? [];
  const title = (name: string) => <PieceText piece={pieces?.heading(name)} is="title" />;

  return (
    <AddedTexts texts={aboutTexts}>
      <SlideOver isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="about.title" />} width={640}>
        <Typography component="h3" variant="h2" sx={{ marginBlockEnd: 2 }}>
          {title('about')}
        </Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ marginBlockEnd: 4 }}>
          <PieceText piece={pieces?.heading('about')} is="text" />
        </Typography>
        <WorldMap />
        <Section title={title('reasons')} items={of('about-reason')} Items={Reasons} />
        <Section title={title('record')} items={of('about-figure')} Items={TrackRecord} />
        <Section title={title('values')} items={of('about-value')} Items={Values} />
        <CallToAction title={title('call')} onClose={onClose} />
      </SlideOver>
    </AddedTexts>
  );
}

type SectionProps = {
  title: ReactNode;
  items: readonly SitePiece[];
  Items: ComponentType<{ items: readonly SitePiece[] }>;
};

/** Shows one part of the panel; a part of which nothing is shown has no heading either. */
function Section({ title, items, Items }: SectionProps) {
  if (items.length === 0) return null;

  return (
    <Box component="section" sx={{ marginBlockStart: 5.5 }}>
      <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 2.5 }}>
        {title}
      </Typography>
      <Items items={items} />
    </Box>
  );
}

function CallToAction({ title, onClose }: { title: ReactNode; onClose: () => void }) {
  const portal = usePortal();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  const showPlans = () => {
    onClose();
    void navigate(localized(`${paths.home}#${anchors.pricing}`), { replace: true });
  };

  return (
    <Box
      sx={{
        marginBlockStart: 6,
        padding: 3.5,
        borderRadius: '24px',
        backgroundColor: 'night.main',
        color: 'night.text',
      }}
    >
      <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 2.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" color="secondary" onClick={showPlans}>
          <FormattedMessage id="about.action.plans" />
        </Button>
        {portal && (
          <Button
            variant="outlined"
            color="inherit"
            href={portal.clientArea}
            target="_blank"
            rel="noopener"
            endIcon={<Icon path={mdiOpenInNew} flip />}
            sx={{ borderColor: 'night.line' }}
          >
            <FormattedMessage id="about.action.clientArea" />
          </Button>
        )}
      </Box>
    </Box>
  );
}
