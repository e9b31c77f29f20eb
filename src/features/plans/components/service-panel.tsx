import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CategoryIllustration } from '#src/components/illustrations/category-illustration.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { paths, type Category } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { CategoryPlans } from './category-plans.tsx';
import { Specifications } from './specifications.tsx';

type ServicePanelProps = { category: Category; isOpen: boolean; onClose: () => void };

/** A kind of hosting in a panel: what it is, its plans, its specifications. */
export function ServicePanel({ category, isOpen, onClose }: ServicePanelProps) {
  const localized = useLocalizedPath();

  return (
    <SlideOver
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id={`plans.service.${category}.title`} />}
      width={640}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 190px' },
          alignItems: 'center',
          gap: 2,
          padding: 3,
          borderRadius: '24px',
          backgroundColor: 'night.main',
          color: 'night.text',
        }}
      >
        <Typography>
          <FormattedMessage id={`plans.service.${category}.text`} />
        </Typography>
        <Box sx={{ justifySelf: 'center' }}>
          <CategoryIllustration category={category} size={180} />
        </Box>
      </Box>
      <Typography component="h3" variant="h3" sx={{ marginBlock: '32px 16px' }}>
        <FormattedMessage id="plans.panel.plansTitle" />
      </Typography>
      <CategoryPlans category={category} heading="h4" isStacked />
      <Button
        component={Link}
        to={localized(paths.hosting(category))}
        onClick={onClose}
        variant="outlined"
        color="inherit"
        fullWidth
        sx={{ marginBlockStart: 2.5 }}
      >
        <FormattedMessage id="plans.panel.allPlans" />
      </Button>
      <Typography component="h3" variant="h3" sx={{ marginBlock: '40px 16px' }}>
        <FormattedMessage id="plans.page.technical" />
      </Typography>
      <Specifications category={category} />
    </SlideOver>
  );
}
