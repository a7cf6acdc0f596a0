import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../kernel/pages/paths.ts';

type SectionLinkProps = { section: 'regioni' | 'chi-siamo'; className?: string; children: ReactNode };

/** Links to a section of the home page. On the home page, the browser follows the link, which also moves the reading position. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={className} to={`${paths.home}#${section}`} reloadDocument={pathname === paths.home}>
      {children}
    </Link>
  );
}
