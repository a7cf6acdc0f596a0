import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../home/home.css';
import '../../search/web/search.css';
import { ChiSiamo } from '../home/ChiSiamo.tsx';
import { FormOverHome } from '../home/FormOverHome.tsx';
import { Hero } from '../home/Hero.tsx';
import { OwnerBand } from '../home/OwnerBand.tsx';
import { dateInRome } from '../../kernel/calendar-date.ts';
import { locationsMessages } from '../../locations/messages.it.ts';
import { REGIONI } from '../../locations/rules/regioni.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { RegionExplorer } from '../../locations/web/RegionExplorer.tsx';
import { Steps } from '../home/Steps.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { pageContext } from '../context.ts';
import { describeSite } from '../found/describe-site.ts';
import { structured } from '../found/structured.ts';
import { load } from '../load.ts';
import { writeHead } from '../page-meta.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';

const KNOWN_REGIONI = REGIONI.map((regione) => ({ ...regione, slug: slugify(regione.nome) }));

export async function loader({ context }: LoaderFunctionArgs) {
  const { locations, homePictures, today, publicUrl, share } = context.get(pageContext);
  share({ tags: ['n'] });
  const [regioni, totals, pictures] = await load(context, () =>
    Promise.all([locations.listRegioni(), locations.totals(), homePictures.list()]),
  );
  const head = writeHead({
    title: 'Le case d’Italia, aperte da chi le abita',
    description:
      'Case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi. Scegli tra le 20 regioni.',
    path: '/',
    publicUrl,
    structured: structured(...describeSite(publicUrl)),
  });
  return { regioni, totals, pictures, today, head };
}

export { patientLoader as clientLoader } from '../patient-loader.ts';
export { readHead as meta } from '../read-head.ts';

/** The page stands although its numbers did not come (decision 22): the regions are a fixed list, and the pictures are ours. */
export function ErrorBoundary() {
  const [today] = useState(() => dateInRome(new Date()));
  return (
    <>
      <title>Ospitalia</title>
      <Home regioni={KNOWN_REGIONI} totals={null} pictures={[]} today={today}>
        <div className="wrap">
          <LoadFailure sentence={locationsMessages.cifreNonCaricate} />
        </div>
      </Home>
    </>
  );
}

export default function HomePage() {
  return <Home {...useLoaderData<typeof loader>()} />;
}

type Parts = Omit<Awaited<ReturnType<typeof loader>>, 'head' | 'totals'> & Parameters<typeof RegionExplorer>[0];

/** `children`: what is said of the numbers, where they stand. */
function Home({ regioni, totals, pictures, today, children }: Parts & { children?: ReactNode }) {
  const form = useBackCloses('modulo');
  return (
    <>
      <Hero today={today} />
      <Steps onOpenForm={form.open} />
      {children}
      <RegionExplorer regioni={regioni} totals={totals} />
      <ChiSiamo regioni={regioni} pictures={pictures} onOpenForm={form.open} />
      <OwnerBand onOpenForm={form.open} />
      <FormOverHome isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}
