import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import styles from './menu-entry.module.css';

type MenuEntryProps = {
  icon: string;
  label: ReactNode;
  text?: ReactNode;
  /** Lowest price per month. */
  price?: ReactNode;
  onChoose: () => void;
  /** Path within the site; without `to` and `href` the entry is a button. */
  to?: string;
  /** True inside a panel: following the link replaces the panel's history entry. */
  isInPanel?: boolean;
  /** URL outside the site, opened in a new tab. */
  href?: string | undefined;
};

/**
 * Renders one entry of a header menu: a button that opens a panel, a link within the site, or a link to the portal in a
 * new tab.
 */
export function MenuEntry(props: MenuEntryProps) {
  return (
    <li>
      <Entry {...props} />
    </li>
  );
}

function Entry({ onChoose, to, href, isInPanel = false, ...content }: MenuEntryProps) {
  const shared = { className: styles.entry, onClick: onChoose };
  if (to !== undefined) {
    return (
      <Link to={to} replace={isInPanel} {...shared}>
        <Content {...content} />
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a href={href} target="_blank" rel="noopener" {...shared}>
        <Content {...content} opensTab />
      </a>
    );
  }

  return (
    <button type="button" {...shared}>
      <Content {...content} />
    </button>
  );
}

type ContentProps = Pick<MenuEntryProps, 'icon' | 'label' | 'text' | 'price'> & { opensTab?: boolean };

function Content({ icon, label, text, price, opensTab = false }: ContentProps) {
  return (
    <>
      <Icon path={icon} size={22} className={styles.icon} />
      <span>
        <Text as="span" variant="body2" className={styles.label}>
          {label}
          {opensTab && (
            <VisuallyHidden>
              {' '}
              <FormattedMessage id="siteHeader.newTab" />
            </VisuallyHidden>
          )}
        </Text>
        {text !== undefined && (
          <Text variant="caption" muted className={styles.text}>
            {text}
          </Text>
        )}
        {price !== undefined && (
          <Text variant="caption" className={styles.price}>
            <FormattedMessage id="siteHeader.from" values={{ price }} />
          </Text>
        )}
      </span>
    </>
  );
}
