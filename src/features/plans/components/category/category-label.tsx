import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { KindText } from '#src/lib/kinds/kind-text.tsx';
import type { Kind } from '#src/lib/kinds/use-kinds.ts';
import type { ShownPrices } from '../pricing/use-starting-prices.tsx';

type CategoryLabelProps = { kind: Kind; prices: ShownPrices };

/** Shows a kind of hosting with its lowest price, as the label of a link. */
export function CategoryLabel({ kind, prices }: CategoryLabelProps) {
  const price = prices.byCategory[kind.slug];

  return (
    <>
      <KindText kind={kind} is="name" />
      {price !== undefined && (
        <Text as="span" variant="caption" muted>
          <FormattedMessage id="plans.from" values={{ price }} />
        </Text>
      )}
    </>
  );
}
