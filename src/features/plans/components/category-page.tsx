import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { CategoryIllustration } from '#src/components/illustrations/category-illustration.tsx';
import { Section } from '#src/components/section.tsx';
import { CATEGORIES, paths, type Category } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { CategoryPlans } from './category-plans.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Specifications } from './specifications.tsx';
import { useBuyingChoices } from './use-buying-choices.ts';
import { useCategoryPlans } from './use-category-plans.ts';

/** Everything about one kind of hosting: its plans, their comparison, its specifications, its neighbours. */
export function CategoryPage({ category }: { category: Category }) {
  return (
    <>
      <CategoryHero category={category} />
      <Section titleId="plans-title" title={<FormattedMessage id="plans.page.plansTitle" />}>
        <CategoryPlans category={category} />
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 3 }}>
          <FormattedMessage id="plans.section.taxNote" />
        </Typography>
      </Section>
      <Comparison category={category} />
      <Section titleId="technical-title" title={<FormattedMessage id="plans.page.technical" />}>
        <Specifications category={category} heading="h3" />
      </Section>
      <OtherCategories current={category} />
    </>
  );
}

function CategoryHero({ category }: { category: Category }) {
  return (
    <Box
      sx={{
        backgroundColor: 'night.main',
        color: 'night.text',
        paddingBlock: { xs: 6, md: 8 },
        overflow: 'clip',
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
          gap: 4,
        }}
      >
        <Box sx={{ maxInlineSize: '42rem' }}>
          <Typography variant="h1" sx={{ marginBlockEnd: 2.5 }}>
            <FormattedMessage id={`plans.service.${category}.title`} />
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'night.muted' }}>
            <FormattedMessage id={`plans.service.${category}.text`} />
          </Typography>
        </Box>
        <CategoryIllustration category={category} size={340} />
      </Container>
    </Box>
  );
}

function Comparison({ category }: { category: Category }) {
  const choices = useBuyingChoices();
  const { offers } = useCategoryPlans(category);
  if (!offers || offers.length < 2) return null;

  return (
    <Section titleId="compare-title" title={<FormattedMessage id="plans.page.compareTitle" />}>
      <Suspense>
        <ComparisonTable category={category} offers={offers} choices={choices} />
      </Suspense>
    </Section>
  );
}

function OtherCategories({ current }: { current: Category }) {
  const localized = useLocalizedPath();
  const { search } = useLocation();

  return (
    <Section titleId="others-title" title={<FormattedMessage id="plans.page.others" />}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
        }}
      >
        {CATEGORIES.filter((category) => category !== current).map((category) => (
          <li key={category}>
            <Button
              component={Link}
              to={{ pathname: localized(paths.hosting(category)), search }}
              variant="outlined"
              color="inherit"
              fullWidth
              sx={{
                flexDirection: 'column',
                gap: 1.5,
                padding: 3,
                borderRadius: '24px',
                backgroundColor: 'background.paper',
                fontSize: '1.0625rem',
              }}
            >
              <CategoryIllustration category={category} size={150} />
              <FormattedMessage id={`plans.category.${category}`} />
            </Button>
          </li>
        ))}
      </Box>
    </Section>
  );
}
