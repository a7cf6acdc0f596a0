import { Link, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { pageContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(pageContext).publicUrl };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: 'Blog',
    description: 'Storie, luoghi e consigli di chi apre la propria casa.',
    path: '/blog',
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

export default function BlogPage() {
  return (
    <div className="wrap pagina">
      <h1>Blog</h1>
      <p className="lead">Storie, luoghi e consigli di chi apre la propria casa.</p>
      <EmptyState title="Nessun articolo ancora pubblicato">
        <p>Quando ce ne sarà uno lo trovi qui. Intanto ci sono venti regioni da esplorare.</p>
        <Link className="btn" to="/#regioni">
          Esplora le regioni
        </Link>
      </EmptyState>
    </div>
  );
}
