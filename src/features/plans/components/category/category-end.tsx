import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { KindIllustration } from '#src/components/illustrations/kind-illustration.tsx';
import { PageSection } from '#src/components/page-section.tsx';
import { paths } from '#src/config/paths.ts';
import { useListedKinds } from '#src/lib/kinds/use-kinds.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import styles from './category-end.module.css';
import { CategoryLabel } from './category-label.tsx';
import { ClosingOffer } from '../offer/closing-offer.tsx';
import { useStartingPrices } from '../pricing/use-starting-prices.tsx';

/** Ends the page of one kind of hosting: links to the other kinds, and an offer. */
export function CategoryEnd({ category }: { category: string }) {
  return (
    <>
      <OtherCategories current={category} />
      <ClosingOffer category={category} />
    </>
  );
}

function OtherCategories({ current }: { current: string }) {
  const localized = useLocalizedPath();
  const { search } = useLocation();
  const prices = useStartingPrices();
  const others = useListedKinds()?.filter(({ slug }) => slug !== current) ?? [];
  if (others.length === 0) return null;

  return (
    <PageSection titleId="others-title" title={<FormattedMessage id="plans.page.others" />}>
      <ul role="list" className={styles.others}>
        {others.map((kind) => (
          <li key={kind.slug}>
            <Button
              to={{ pathname: localized(paths.hosting(kind.slug)), search }}
              variant="outlined"
              color="inherit"
              fullWidth
              className={styles.other}
            >
              <KindIllustration picture={kind.picture} size={150} />
              <CategoryLabel kind={kind} prices={prices} />
            </Button>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
