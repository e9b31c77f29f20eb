import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { CategoryIllustration } from '#src/components/illustrations/category-illustration.tsx';
import { PageSection } from '#src/components/page-section.tsx';
import { CATEGORIES, paths, type Category } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import styles from './category-end.module.css';
import { CategoryLabel } from './category-label.tsx';
import { ClosingOffer } from '../offer/closing-offer.tsx';
import { useStartingPrices } from '../pricing/use-starting-prices.tsx';

/** Ends the page of one kind of hosting: links to the other kinds, and an offer. */
export function CategoryEnd({ category }: { category: Category }) {
  return (
    <>
      <OtherCategories current={category} />
      <ClosingOffer category={category} />
    </>
  );
}

function OtherCategories({ current }: { current: Category }) {
  const localized = useLocalizedPath();
  const { search } = useLocation();
  const prices = useStartingPrices();

  return (
    <PageSection titleId="others-title" title={<FormattedMessage id="plans.page.others" />}>
      <ul role="list" className={styles.others}>
        {CATEGORIES.filter((category) => category !== current).map((category) => (
          <li key={category}>
            <Button
              to={{ pathname: localized(paths.hosting(category)), search }}
              variant="outlined"
              color="inherit"
              fullWidth
              className={styles.other}
            >
              <CategoryIllustration category={category} size={150} />
              <CategoryLabel category={category} prices={prices} />
            </Button>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
