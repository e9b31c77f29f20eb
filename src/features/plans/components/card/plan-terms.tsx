import type { FragmentType } from '@apollo/client/masking';
import { useIntl } from 'react-intl';
import { mdiCheck } from '#src/components/icon-paths.generated.ts';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PlanTerms_PlanFragment } from '#src/gql/graphql.ts';
import { ByChoice } from '#src/lib/buying/by-choice.tsx';
import type { Choices } from '#src/lib/buying/choices.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { formatMoney } from '#src/lib/money/money.ts';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { termsOf, withoutTerms, type Term } from '../../terms.ts';
import styles from './plan-terms.module.css';
import { TermText } from './term-text.tsx';

export const PlanTermsFragment = publicFragment(
  graphql(`
    fragment PlanTerms_plan on pricing_plans {
      id
      price
      currency
      renewal_price
      setup_fee
      money_back_days
      support_minutes
    }
  `),
);

type PlanTermsProps = {
  /** Returns the plan's row by the visitor's choices. */
  rowAt: (choices: Choices) => FragmentType<PlanTerms_PlanFragment>;
  /** Terms that every plan has; they stand above the cards and are left out here. */
  common?: readonly Term[];
};

/** Names a plan's terms; nothing if none is known that the other plans lack. */
export function PlanTerms({ rowAt, common = [] }: PlanTermsProps) {
  const intl = useIntl();
  const termsAt = (choices: Choices) => termsOf(readFragment(PlanTermsFragment, rowAt(choices)));
  const terms = withoutTerms(termsAt(useChoices()), common);
  if (terms.length === 0) return null;
  const priceAt = (choices: Choices, id: Term['id']) => {
    const price = termsAt(choices).find((term) => term.id === id)?.price;
    return price ? formatMoney(price, intl.locale) : null;
  };

  return (
    <ul role="list" aria-label={intl.formatMessage({ id: 'plans.terms.label' })} className={styles.terms}>
      {terms.map((term) => (
        <Text key={term.id} as="li" variant="body2" className={styles.term}>
          <Icon path={mdiCheck} size={18} className={styles.check} />
          <span>
            <TermText term={term} price={<ByChoice text={(choices) => priceAt(choices, term.id)} />} />
          </span>
        </Text>
      ))}
    </ul>
  );
}
