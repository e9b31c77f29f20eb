import { Link } from './link.tsx';
import { BrandLogo } from './brand-logo.tsx';
import styles from './home-link.module.css';

type HomeLinkProps = {
  to: string;
  /** Name for screen readers, where the brand's name alone does not say enough. */
  label?: string;
};

/** Links the brand's logo to the start page of the site or of the back office. */
export function HomeLink({ to, label }: HomeLinkProps) {
  return (
    <Link to={to} aria-label={label} className={styles.link}>
      <BrandLogo />
    </Link>
  );
}
