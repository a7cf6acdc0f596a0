import type { LoaderFunctionArgs } from 'react-router';
import { writeHead } from '../../seo/web/page-meta.ts';
import { pageContext } from './context.ts';

export const textPageLoader =
  (page: Omit<Parameters<typeof writeHead>[0], 'publicUrl'>) =>
  ({ context }: LoaderFunctionArgs) => {
    const { publicUrl, cachePublicly } = context.get(pageContext);
    cachePublicly({ tags: [], staleIfError: true });
    return { head: writeHead({ ...page, publicUrl }) };
  };
