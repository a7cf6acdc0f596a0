import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../kernel/pages/paths.ts';

type SectionLinkProps = { section: 'regioni' | 'chi-siamo'; className?: string; children: ReactNode };

/** A link to a section of the home page; there the browser follows it, which moves the reading position as well as the scroll. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={className} to={`${paths.home}#${section}`} reloadDocument={pathname === paths.home}>
      {children}
    </Link>
  );
}
