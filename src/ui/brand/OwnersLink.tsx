import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../../kernel/pages/paths.ts';

/** Links to an owner page, with a full page load if it belongs to the Italian build. */
export function OwnersLink({
  page,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { page: 'inserisci' | 'proprietario' }) {
  return <Link to={paths[page]} reloadDocument={!paths[page].startsWith(paths.home)} {...props} />;
}
