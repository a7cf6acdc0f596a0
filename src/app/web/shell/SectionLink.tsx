import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../kernel/pages/paths.ts';

type SectionLinkProps = { section: 'regioni' | 'chi-siamo'; className?: string; children: ReactNode };

/**
 * Links to a section of the home page. On the home page, the browser itself follows the link, which moves both the reading
 * position and the scroll position.
 */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={className} to={`${paths.home}#${section}`} reloadDocument={pathname === paths.home}>
      {children}
    </Link>
  );
}
