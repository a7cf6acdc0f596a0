import { useState, type ComponentType, useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import '../home/home.css';
import '../../../search/web/search.css';
import { ChiSiamo } from '../home/ChiSiamo.tsx';
import { Hero } from '../home/Hero.tsx';
import { OwnerBand } from '../home/OwnerBand.tsx';
import { dateInRome } from '../../../kernel/calendar-date.ts';
import { homeMessages } from '../../../locations/home-messages.it.ts';
import { REGIONI } from '../../../locations/rules/regioni.ts';
import { slugify } from '../../../locations/rules/slugify.ts';
import { RegionExplorer } from '../../../locations/web/RegionExplorer.tsx';
import { Steps } from '../home/Steps.tsx';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { pageContext } from '../context.ts';
import { describeSite } from '../../../seo/web/describe-site.ts';
import { structured } from '../../../seo/web/structured.ts';
import { answerPage, loadPart } from '../load.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import * as t from './home-messages.it.ts';
import { loadSubmissionDialog } from '../home/load-submission-dialog.ts';
import type { SubmissionDialogProps } from '../home/SubmissionDialog.tsx';

const KNOWN_REGIONI = REGIONI.map((regione) => ({ ...regione, slug: slugify(regione.nome) }));

export async function loader({ context }: LoaderFunctionArgs) {
  const { locations, homePictures, today, publicUrl, cachePublicly, report } = context.get(pageContext);
  cachePublicly({ tags: ['n'] });
  const [regioni, totals, pictures] = await Promise.all([
    loadPart(report, locations.listRegioni()),
    loadPart(report, locations.totals()),
    loadPart(report, homePictures.list()),
  ]);
  const head = writeHead({
    title: t.leCaseItaliaAperte,
    description: t.caseVacanzaBBAffittacamere,
    path: '/',
    publicUrl,
    structured: structured(...describeSite(publicUrl)),
  });
  return answerPage({
    isPartial: regioni === null || totals === null || pictures === null,
    regioni: regioni ?? KNOWN_REGIONI,
    totals,
    pictures: pictures ?? [],
    today,
    head,
  });
}

export { retryingLoader as clientLoader } from '../retrying-loader.ts';
export { readHead as meta } from '../read-head.ts';

/** The page stands although nothing came (decision 22): the regions are a fixed list, and the pictures are ours. */
export function ErrorBoundary() {
  const [today] = useState(() => dateInRome(new Date()));
  return (
    <>
      <title>{t.ospitalia}</title>
      <Home regioni={KNOWN_REGIONI} totals={null} pictures={[]} today={today} />
    </>
  );
}

export default function HomePage() {
  return <Home {...useLoaderData<typeof loader>()} />;
}

type HomeProps = Omit<Awaited<ReturnType<typeof loader>>['data'], 'head' | 'isPartial'>;

function Home({ regioni, totals, pictures, today }: HomeProps) {
  const form = useCloseOnBack('modulo');
  return (
    <>
      <Hero today={today} />
      <Steps onOpenForm={form.open} />
      <RegionExplorer regioni={regioni} totals={totals}>
        <LoadFailure sentence={homeMessages.cifreNonCaricate} />
      </RegionExplorer>
      <ChiSiamo regioni={regioni} pictures={pictures} onOpenForm={form.open} />
      <OwnerBand onOpenForm={form.open} />
      <FormOverHome isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}

/** The submission form over the home page, once it is asked for; if its code does not come, the page of the form instead. */
function FormOverHome({ isOpen, onClose }: SubmissionDialogProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ Form: ComponentType<SubmissionDialogProps> } | null>(null);
  const isMissing = isOpen && dialog === null;
  useEffect(() => {
    if (!isMissing) return;
    loadSubmissionDialog().then(
      (Form) => setDialog({ Form }),
      () => navigate('/inserisci', { replace: true }),
    );
  }, [isMissing, navigate]);
  return dialog && <dialog.Form isOpen={isOpen} onClose={onClose} />;
}
