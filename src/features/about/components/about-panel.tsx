import { mdiOpenInNew } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#src/components/icon.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { WorldMap } from '#src/components/world-map/world-map.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { aboutTexts } from '../about-texts.ts';
import { REASONS, VALUES } from '../reasons-and-values.ts';
import { TrackRecord } from './track-record.tsx';

type AboutPanelProps = { isOpen: boolean; onClose: () => void };

/** Shows the About panel: who we are, why choose us, the track record, our values, and links to go on. */
export function AboutPanel({ isOpen, onClose }: AboutPanelProps) {
  return (
    <AddedTexts texts={aboutTexts}>
      <SlideOver isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="about.title" />} width={640}>
        <Typography component="h3" variant="h2" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="about.who.title" />
        </Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ marginBlockEnd: 4 }}>
          <FormattedMessage id="about.who.text" />
        </Typography>
        <WorldMap />
        <Part title={<FormattedMessage id="about.why.title" />}>
          <Reasons />
        </Part>
        <Part title={<FormattedMessage id="about.record.title" />}>
          <TrackRecord />
        </Part>
        <Part title={<FormattedMessage id="about.values.title" />}>
          <Values />
        </Part>
        <CallToAction onClose={onClose} />
      </SlideOver>
    </AddedTexts>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBlockStart: 5.5 }}>
      <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
};

function Reasons() {
  return (
    <Box sx={columns}>
      {REASONS.map(({ icon, title, text }) => (
        <Box key={title} sx={{ display: 'flex', gap: 1.75 }}>
          <Box component="span" sx={{ color: 'primary.main' }}>
            <Icon path={icon} size={28} />
          </Box>
          <div>
            <Typography component="h4" variant="h5">
              <FormattedMessage id={title} />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage id={text} />
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}

function Values() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))' }}
    >
      {VALUES.map(({ title, text }) => (
        <Box
          key={title}
          sx={{
            padding: 2.5,
            borderRadius: '18px',
            border: '1px solid',
            borderColor: 'divider',
            backgroundColor: 'background.paper',
          }}
        >
          <Typography component="h4" variant="h5" sx={{ marginBlockEnd: 0.5 }}>
            <FormattedMessage id={title} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage id={text} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function CallToAction({ onClose }: { onClose: () => void }) {
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
        <FormattedMessage id="about.action.title" />
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
