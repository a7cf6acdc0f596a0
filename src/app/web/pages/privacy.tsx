import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import Text, { description, title } from '../../../../content/privacy.it.md';
import { paths } from '../../../kernel/pages/paths.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { PRIVACY_VERSION } from '../../../strutture/rules/privacy-version.ts';
import { pageContext } from '../context.ts';
import { Day } from '../shell/Day.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, analytics, translatedBy, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [], staleIfError: true });
  const head = writeHead({ title, description, path: paths.privacy, publicUrl });
  return { isMeasured: analytics !== null, translatedBy, head };
}

export { readHead as meta } from '../read-head.ts';

export default function PrivacyPage() {
  const { isMeasured, translatedBy } = useLoaderData<typeof loader>();
  return <Text version={<Day date={PRIVACY_VERSION} />} measured={isMeasured} translationService={translatedBy} />;
}
