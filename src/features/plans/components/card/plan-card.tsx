import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PlanCard_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { TextOf } from '#src/lib/messages/text-of.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { featuresOf, withoutFeatures, type Feature } from '../../features.ts';
import type { Saving } from '../../offers.ts';
import { PlanButton } from './plan-button.tsx';
import styles from './plan-card.module.css';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PlanTerms } from './plan-terms.tsx';

export const PlanCardFragment = publicFragment(
  graphql(`
    fragment PlanCard_plan on pricing_plans {
      id
      name
      name_ar
      features
      features_ar
      highlight
      badge
      badge_ar
      logo
      logo_alt
      logo_alt_ar
      ...PlanPrice_plan
      ...PlanButton_plan
      ...PlanTerms_plan
    }
  `),
);

type PlanCardProps = {
  plan: FragmentType<PlanCard_PlanFragment>;
  saving: Saving | null;
  /** Currency that the visitor chose; null if none. */
  wished: string | null;
  /** Features that every plan has; they stand above the cards and are left out here. */
  common: readonly Feature[];
  /** Level of the card's heading. */
  heading?: 'h3' | 'h4';
};

/** Shows one plan: name, price, button, terms, and the features that the other plans lack. */
export function PlanCard({ plan, saving, wished, common, heading = 'h3' }: PlanCardProps) {
  const { locale } = useLocale();
  const data = readFragment(PlanCardFragment, plan);
  const inArabic = locale === 'ar';
  const name = (inArabic && data.name_ar) || data.name;
  const features = withoutFeatures(featuresOf(data, locale), common);

  return (
    <article aria-label={name} className={clsx(styles.card, data.highlight && styles.highlighted)}>
      <div className={styles.head}>
        <Text as={heading} variant="h4">
          <TextOf en={data.name} ar={data.name_ar} />
        </Text>
        {data.logo && <PlanLogo source={data.logo} text={(inArabic && data.logo_alt_ar) || data.logo_alt} />}
      </div>
      {(data.badge || (inArabic && data.badge_ar)) && (
        <span className={styles.badge}>
          <TextOf en={data.badge} ar={data.badge_ar} />
        </span>
      )}
      <PlanPrice plan={data} saving={saving} wished={wished} />
      <PlanButton plan={data} name={name} />
      <PlanTerms plan={data} />
      <PlanFeatures name={name} features={features} isCompact={!data.highlight} />
    </article>
  );
}

/** Shows a logo in a box of fixed size, so nothing moves when the image loads. */
function PlanLogo({ source, text }: { source: string; text: string | null | undefined }) {
  return <img src={source} alt={text ?? ''} width={96} height={28} loading="lazy" className={styles.logo} />;
}
