import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../home/home.css';
import '../../search/web/search.css';
import { ChiSiamo } from '../home/ChiSiamo.tsx';
import { FormOverHome } from '../home/FormOverHome.tsx';
import { Hero } from '../home/Hero.tsx';
import { OwnerBand } from '../home/OwnerBand.tsx';
import { RegionExplorer } from '../../locations/web/RegionExplorer.tsx';
import { Steps } from '../home/Steps.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { pageContext } from '../context.ts';
import { describeSite } from '../found/describe-site.ts';
import { structured } from '../found/structured.ts';
import { load } from '../load.ts';
import { writeHead } from '../page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { locations, today, publicUrl, share } = context.get(pageContext);
  share({ tags: ['n'] });
  const [regioni, totals] = await load(context, () => Promise.all([locations.listRegioni(), locations.totals()]));
  const head = writeHead({
    title: 'Le case d’Italia, aperte da chi le abita',
    description:
      'Case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi. Scegli tra le 20 regioni.',
    path: '/',
    publicUrl,
    structured: structured(...describeSite(publicUrl)),
  });
  return { regioni, totals, today, head };
}

export { readHead as meta } from '../read-head.ts';

export default function HomePage() {
  const { regioni, totals, today } = useLoaderData<typeof loader>();
  const form = useBackCloses('modulo');
  return (
    <>
      <Hero today={today} />
      <Steps onOpenForm={form.open} />
      <RegionExplorer regioni={regioni} totals={totals} />
      <ChiSiamo regioni={regioni} onOpenForm={form.open} />
      <OwnerBand onOpenForm={form.open} />
      <FormOverHome isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}
