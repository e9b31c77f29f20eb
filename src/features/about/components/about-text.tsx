import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { REASONS, VALUES } from '../reasons-and-values.ts';

const PARTS = [
  { title: 'about.why.title', items: REASONS },
  { title: 'about.values.title', items: VALUES },
] as const;

/** Shows the About panel's texts within a page. */
export function AboutText() {
  return (
    <>
      <Text as="h3" variant="h3">
        <FormattedMessage id="about.who.title" />
      </Text>
      <Text muted>
        <FormattedMessage id="about.who.text" />
      </Text>
      {PARTS.map(({ title, items }) => (
        <section key={title}>
          <Text as="h3" variant="h4">
            <FormattedMessage id={title} />
          </Text>
          <ul>
            {items.map((item) => (
              <li key={item.title}>
                <strong>
                  <FormattedMessage id={item.title} />
                </strong>{' '}
                <FormattedMessage id={item.text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
