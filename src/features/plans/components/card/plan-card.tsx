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
import type { Choices } from '#src/lib/buying/choices.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import type { Shown } from '../../offers.ts';
import type { Term } from '../../terms.ts';
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
  /** Returns what the visitor's choices show of the plan. */
  shownAt: (choices: Choices) => Shown<FragmentType<PlanCard_PlanFragment>>;
  /** Features and terms that every plan has; they stand above the cards and are left out here. */
  common: readonly Feature[];
  commonTerms?: readonly Term[];
  /** Level of the card's heading. */
  heading?: 'h3' | 'h4';
};

/** Shows one plan: name, price, button, and the features and terms that the other plans don't all have. */
export function PlanCard({ shownAt, common, commonTerms = [], heading = 'h3' }: PlanCardProps) {
  const { locale } = useLocale();
  const data = readFragment(PlanCardFragment, shownAt(useChoices()).row);
  const rowAt = (choices: Choices) => readFragment(PlanCardFragment, shownAt(choices).row);
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
      <PlanPrice shownAt={(choices) => ({ ...shownAt(choices), row: rowAt(choices) })} />
      <PlanButton rowAt={rowAt} name={name} />
      <PlanFeatures name={name} features={features} isCompact={!data.highlight} />
      <PlanTerms rowAt={rowAt} common={commonTerms} />
    </article>
  );
}

/** Shows a logo in a box of fixed size, so nothing moves when the image loads. */
function PlanLogo({ source, text }: { source: string; text: string | null | undefined }) {
  return <img src={source} alt={text ?? ''} width={96} height={28} loading="lazy" className={styles.logo} />;
}
