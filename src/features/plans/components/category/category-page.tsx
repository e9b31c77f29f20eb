import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { CategoryIllustration } from '#src/components/illustrations/category-illustration.tsx';
import { PageSection } from '#src/components/page-section.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors, type Category } from '#src/config/paths.ts';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import styles from './category-page.module.css';
import { CategoryPlans } from './category-plans.tsx';
import { useStartingPrices } from '../pricing/use-starting-prices.tsx';

/** Loaded after the first screen, as the server renders them. */
const Comparison = lazyPart(async () => (await import('./category-page-parts.ts')).Comparison);
const Specifications = lazyPart(async () => (await import('./category-page-parts.ts')).Specifications);
const CategoryEnd = lazyPart(async () => (await import('./category-page-parts.ts')).CategoryEnd);

/** Shows everything about one kind of hosting: plans, comparison, specifications, links to the other kinds, an offer. */
export function CategoryPage({ category }: { category: Category }) {
  return (
    <>
      <CategoryHero category={category} />
      <PageSection
        id={anchors.pricing}
        titleId="plans-title"
        title={<FormattedMessage id="plans.page.plansTitle" />}
      >
        <CategoryPlans category={category} />
        <Text variant="body2" muted className={styles.taxNote}>
          <FormattedMessage id="plans.section.taxNote" />
        </Text>
      </PageSection>
      <DrawnPart>
        <Comparison category={category} />
      </DrawnPart>
      <PageSection titleId="technical-title" title={<FormattedMessage id="plans.page.technical" />}>
        <DrawnPart>
          <Specifications category={category} heading="h3" />
        </DrawnPart>
      </PageSection>
      <DrawnPart>
        <CategoryEnd category={category} />
      </DrawnPart>
    </>
  );
}

function CategoryHero({ category }: { category: Category }) {
  return (
    <div className={styles.hero}>
      <Container className={styles.heroContent}>
        <div className={styles.heroText}>
          <Text variant="h1" className={styles.heroTitle}>
            <FormattedMessage id={`plans.category.${category}`} />
          </Text>
          <Text variant="subtitle1" className={styles.heroLead}>
            <FormattedMessage id={`plans.service.${category}.text`} />
          </Text>
          <HeroOffer category={category} />
        </div>
        <CategoryIllustration category={category} size={340} />
      </Container>
    </div>
  );
}

function HeroOffer({ category }: { category: Category }) {
  const price = useStartingPrices().byCategory[category];

  return (
    <div className={styles.heroOffer}>
      <Button href={`#${anchors.pricing}`} size="large" variant="contained" color="secondary">
        <FormattedMessage id="plans.page.plansTitle" />
      </Button>
      {price !== undefined && (
        <Text className={styles.heroPrice}>
          <FormattedMessage id="plans.from" values={{ price }} />
        </Text>
      )}
    </div>
  );
}
