import { Link } from './link.tsx';
import { BrandLogo } from './brand-logo.tsx';
import styles from './home-link.module.css';

type HomeLinkProps = {
  to: string;
  /** What a screen reader says, where the brand's name alone is not enough. */
  label?: string;
};

/** The brand's logo, which leads to where the site, or the back office, begins. */
export function HomeLink({ to, label }: HomeLinkProps) {
  return (
    <Link to={to} aria-label={label} className={styles.link}>
      <BrandLogo />
    </Link>
  );
}
