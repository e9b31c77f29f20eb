import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { KindIllustration } from '#src/components/illustrations/kind-illustration.tsx';
import { PageSection } from '#src/components/page-section.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors } from '#src/config/paths.ts';
import { KindText } from '#src/lib/kinds/kind-text.tsx';
import type { Kind } from '#src/lib/kinds/use-kinds.ts';
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
export function CategoryPage({ kind }: { kind: Kind }) {
  const category = kind.slug;

  return (
    <>
      <CategoryHero kind={kind} />
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
        <Comparison kind={kind} />
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

function CategoryHero({ kind }: { kind: Kind }) {
  return (
    <div className={styles.hero}>
      <Container className={styles.heroContent}>
        <div className={styles.heroText}>
          <Text variant="h1" className={styles.heroTitle}>
            <KindText kind={kind} is="name" />
          </Text>
          <Text variant="subtitle1" className={styles.heroLead}>
            <KindText kind={kind} is="text" />
          </Text>
          <HeroOffer category={kind.slug} />
        </div>
        <KindIllustration picture={kind.picture} size={340} />
      </Container>
    </div>
  );
}

function HeroOffer({ category }: { category: string }) {
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
