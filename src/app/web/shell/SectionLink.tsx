import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

type SectionLinkProps = { section: 'regioni' | 'chi-siamo'; className?: string; children: ReactNode };

/**
 * A link to a section of the home page. On the home page itself the browser follows it: it moves the reading position as
 * well as the scroll, which the router does not.
 */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={className} to={`/#${section}`} reloadDocument={pathname === '/'}>
      {children}
    </Link>
  );
}
