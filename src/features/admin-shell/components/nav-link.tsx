import { useMatch } from 'react-router';
import { Link, type LinkProps } from '#src/components/link.tsx';

type NavLinkProps = Omit<LinkProps, 'to'> & {
  to: string;
  /** The pages beneath are not meant. */
  end?: boolean;
};

/** A link in a navigation: it says so where it leads to the page that is open. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const isHere = useMatch({ path: to, end }) !== null;

  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...link} />;
}
