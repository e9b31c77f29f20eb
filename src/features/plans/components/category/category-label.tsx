import { FormattedMessage } from 'react-intl';
import type { Category } from '#src/config/paths.ts';
import { Text } from '#src/components/text.tsx';
import type { ShownPrices } from '../pricing/use-starting-prices.tsx';

type CategoryLabelProps = { category: Category; prices: ShownPrices };

/** Shows a kind of hosting with its lowest price, as the label of a link. */
export function CategoryLabel({ category, prices }: CategoryLabelProps) {
  const price = prices.byCategory[category];

  return (
    <>
      <FormattedMessage id={`plans.category.${category}`} />
      {price !== undefined && (
        <Text as="span" variant="caption" muted>
          <FormattedMessage id="plans.from" values={{ price }} />
        </Text>
      )}
    </>
  );
}
