import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { Testimonial_TestimonialFragment } from '#src/gql/graphql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { TextOf } from '#src/lib/messages/text-of.tsx';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import {
  publicFragment,
  publicOperation,
  type PublicOperation,
} from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import { ratingsOf } from '../ratings.ts';
import { Ratings } from './ratings.tsx';
import styles from './testimonials.module.css';

/** The first six words; more would make the page long without making it more convincing. */
const TestimonialsQuery = publicOperation(
  graphql(`
    query Testimonials {
      testimonials(order_by: [{ sort_order: asc }, { id: asc }], limit: 6) {
        id
        ...Testimonial_testimonial
      }
    }
  `),
);

/** A query of its own, as the web server can watch only one table with each. */
const RatingsQuery = publicOperation(
  graphql(`
    query Ratings {
      site_settings(where: { key: { _like: "rating%" } }, order_by: [{ key: asc }]) {
        key
        value
      }
    }
  `),
);

const TestimonialFragment = publicFragment(
  graphql(`
    fragment Testimonial_testimonial on testimonials {
      id
      name
      name_ar
      company
      company_ar
      quote
      quote_ar
      picture
      picture_width
      picture_height
      picture_alt
      picture_alt_ar
    }
  `),
);

const log = createLogger('testimonials');

/** Shows ratings on other sites and what customers say, as far as the owner has entered them. */
export function Testimonials() {
  const ratings = ratingsOf(useProof(RatingsQuery)?.site_settings ?? []);
  const testimonials = useProof(TestimonialsQuery)?.testimonials ?? [];
  if (ratings.length + testimonials.length === 0) return null;

  return (
    <div className={styles.proof}>
      <Text as="h3" variant="h2" className={styles.title}>
        <FormattedMessage id="testimonials.title" />
      </Text>
      {ratings.length > 0 && <Ratings ratings={ratings} />}
      {testimonials.length > 0 && (
        <ul role="list" className={styles.list}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className={styles.item}>
              <Testimonial testimonial={testimonial} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns a query's answer; a failure is logged, and the query is sent again later. */
function useProof<Data>(query: PublicOperation<Data, Record<string, never>>): Data | undefined {
  const { data, error, loading, refetch } = usePublicQuery(query);
  useRecovery({ error, loading, refetch });

  useEffect(() => {
    if (error) log.warn('What speaks for the company could not be read.', { error });
  }, [error]);

  return data;
}

type TestimonialProps = { testimonial: FragmentType<Testimonial_TestimonialFragment> };

function Testimonial({ testimonial }: TestimonialProps) {
  const data = readFragment(TestimonialFragment, testimonial);
  const quote = useTextOf({ en: data.quote, ar: data.quote_ar });

  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote} {...quote.attributes}>
        {quote.text}
      </blockquote>
      <figcaption className={styles.who}>
        <Face data={data} />
        <span className={styles.names}>
          <span className={styles.name}>
            <TextOf en={data.name} ar={data.name_ar} />
          </span>
          {data.company && <TextOf en={data.company} ar={data.company_ar} />}
        </span>
      </figcaption>
    </figure>
  );
}

/** Shows the person's picture, or else the first letter of the name. */
function Face({ data }: { data: Testimonial_TestimonialFragment }) {
  const { picture, picture_width: width, picture_height: height } = data;
  const alt = useTextOf({ en: data.picture_alt, ar: data.picture_alt_ar });
  const name = useTextOf({ en: data.name, ar: data.name_ar });
  if (!picture || !width || !height) {
    return (
      <span aria-hidden="true" className={clsx(styles.picture, styles.letter)}>
        {Array.from(name.text)[0]}
      </span>
    );
  }

  return (
    <img
      src={picture}
      width={width}
      height={height}
      alt={alt.text}
      lang={alt.attributes.lang}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  );
}
