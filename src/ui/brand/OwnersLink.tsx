import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../../kernel/pages/paths.ts';

/**
 * A link to an owner page. If the language has no owner pages, the link causes a full page load of the Italian page, which
 * belongs to another build.
 */
export function OwnersLink({
  page,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { page: 'inserisci' | 'proprietario' }) {
  return <Link to={paths[page]} reloadDocument={!paths[page].startsWith(paths.home)} {...props} />;
}
