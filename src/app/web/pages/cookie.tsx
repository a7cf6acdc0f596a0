import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import Text, { description, title } from '../../../../content/cookie.it.md';
import * as analyticsMessages from '../../../analytics/messages/visitor.ts';
import { ConsentControls } from '../../../analytics/web/ConsentControls.tsx';
import { paths } from '../../../kernel/pages/paths.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { pageContext } from '../context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, analytics, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [], staleIfError: true });
  return { analytics, head: writeHead({ title, description, path: paths.cookie, publicUrl }) };
}

export { readHead as meta } from '../read-head.ts';

export default function CookiePage() {
  const { analytics } = useLoaderData<typeof loader>();
  return (
    <Text
      measured={analytics !== null}
      analyticsService={analytics && analyticsMessages.analyticsServiceName(analytics)}
      consentControls={
        analytics && (
          <div className="mt-6">
            <ConsentControls setup={analytics} />
          </div>
        )
      }
    />
  );
}
