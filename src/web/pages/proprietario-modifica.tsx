import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { loadOwnStruttura, ownerMeta } from '../owner/owner-page.ts';
import { OwnHead } from '../owner/OwnHead.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return { struttura: await loadOwnStruttura(args) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(`Modifica ${loaderData?.struttura.nome ?? ''}`);
}

export default function ProprietarioModificaPage() {
  const { struttura } = useLoaderData<typeof loader>();
  return (
    <div className="wrap area">
      <OwnHead struttura={struttura} page="Modifica" />
    </div>
  );
}
