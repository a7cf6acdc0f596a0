import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../../kernel/pages/paths.ts';

/** A link to owners' pages: from a language that has none of its own, the browser goes to the Italian one, which is of another build. */
export function OwnersLink({
  page,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { page: 'inserisci' | 'proprietario' }) {
  return <Link to={paths[page]} reloadDocument={!paths[page].startsWith(paths.home)} {...props} />;
}
