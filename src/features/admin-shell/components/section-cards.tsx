import { mdiArrowRight } from '#src/components/icon-paths.generated.ts';
import { useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from '#src/components/link.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { ShellSection, SectionFigure } from './shell-section.ts';

type SectionCardsProps = {
  sections: readonly ShellSection[];
  /** Live counts, by the section's name. */
  figures: Readonly<Partial<Record<ShellSection['name'], SectionFigure>>>;
};

/** Shows one card per section, in one to three columns. */
export function SectionCards({ sections, figures }: SectionCardsProps) {
  return (
    <Box component="ul" sx={grid}>
      {sections.map((section) => (
        <SectionCard key={section.path} section={section} figure={figures[section.name]} />
      ))}
    </Box>
  );
}

type SectionCardProps = { section: ShellSection; figure: SectionFigure | undefined };

function SectionCard({ section, figure }: SectionCardProps) {
  const { path, icon, label, title, description } = section;
  const intl = useIntl();

  return (
    <Card component="li" variant="outlined" sx={card}>
      <Box sx={head}>
        <Box sx={iconPlace}>
          <Icon path={icon} />
        </Box>
        <Typography variant="h4" component="h2">
          <FormattedMessage id={title} />
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        <FormattedMessage id={description} />
      </Typography>
      {figure && <Figure figure={figure} />}
      <Link component={RouterLink} to={path} sx={wholeCardLink}>
        <FormattedMessage id="admin.dashboard.goTo" values={{ label: intl.formatMessage({ id: label }) }} />
        <Icon path={mdiArrowRight} flip size={20} />
      </Link>
    </Card>
  );
}

/** Shows the section's live count; empty until it is known. */
function Figure({ figure }: { figure: SectionFigure }) {
  const intl = useIntl();
  const { data } = useSubscription(figure.document);
  const counts = data?.figure.aggregate;
  const text = counts
    ? intl.formatMessage({ id: figure.text }, { count: counts.count, prices: counts.prices ?? 0 })
    : '';

  return (
    <Typography variant="body2" component="p" sx={figureLook}>
      {text.split(NUMBER).map((part, index) => (index % 2 === 0 ? part : <b key={index}>{part}</b>))}
    </Typography>
  );
}

/** A number in a text, with the signs that group its digits. */
const NUMBER = /(\p{Nd}[\p{Nd}.,٬]*(?<=\p{Nd}))/u;

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 2.5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  padding: 2.5,
  transition: 'border-color 150ms',
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
  '&:active': { backgroundColor: 'action.hover' },
};
const head = { display: 'flex', alignItems: 'center', gap: 1.5 };
/** Numbers are read at a glance; a line is reserved for them. */
const figureLook = {
  minHeight: '2.125rem',
  lineHeight: '2.125rem',
  '& b': { fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
};
const iconPlace = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flexShrink: 0,
  borderRadius: '12px',
  backgroundColor: 'lime.soft',
  color: 'primary.main',
};
const wholeCardLink = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 0.75,
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
