import { FormattedMessage, useIntl } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles } from '#src/components/brand-names.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import type { Rating } from '../ratings.ts';
import styles from './ratings.module.css';

/** Shows each rating with its number of reviews, its source and its date; it leads to the source where that is known. */
export function Ratings({ ratings }: { ratings: readonly Rating[] }) {
  const { socialLinks } = useRuntimeConfig();

  return (
    <ul role="list" className={styles.ratings}>
      {ratings.map((rating) => {
        const url = socialLinks[rating.site];
        return (
          <li key={rating.site}>
            {url ? (
              <a href={url} target="_blank" rel="noopener" className={styles.rating}>
                <RatingText rating={rating} />
              </a>
            ) : (
              <span className={styles.rating}>
                <RatingText rating={rating} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RatingText({ rating: { site, value, count, date } }: { rating: Rating }) {
  const intl = useIntl();
  const values = {
    rating: <b>{intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 })}</b>,
    count,
    site: brandTitles[site],
    date: intl.formatDate(`${date}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
  };

  return (
    <>
      <BrandIcon name={site} size={22} />
      <span>
        <FormattedMessage id="testimonials.rating" values={values} />
      </span>
    </>
  );
}
