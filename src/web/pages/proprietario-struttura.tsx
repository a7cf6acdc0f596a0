import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import '../../media/web/upload/upload.css';
import { ContactsForm } from '../owner/ContactsForm.tsx';
import { OwnActions } from '../owner/OwnActions.tsx';
import { OwnCover } from '../owner/OwnCover.tsx';
import { OwnHead } from '../owner/OwnHead.tsx';
import { loadOwnStruttura, ownerMeta } from '../owner/owner-page.ts';
import { PhotosForm } from '../owner/PhotosForm.tsx';
import { Refusal } from '../owner/Refusal.tsx';
import { SentSummary } from '../owner/SentSummary.tsx';
import { Timeline } from '../owner/Timeline.tsx';
import { WaitingChange } from '../owner/WaitingChange.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return { struttura: await loadOwnStruttura(args) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(loaderData?.struttura.nome ?? 'La mia struttura');
}

export default function ProprietarioStrutturaPage() {
  const { struttura } = useLoaderData<typeof loader>();
  return (
    <div className="wrap area" key={struttura.id}>
      <OwnHead struttura={struttura} />
      <div className="avvisi">
        <Refusal struttura={struttura} />
        <WaitingChange struttura={struttura} />
      </div>
      <div className="propria">
        <aside>
          <OwnCover immagini={struttura.immagini} sizes="(max-width: 860px) calc(100vw - 40px), 340px" />
          <Timeline struttura={struttura} />
          <OwnActions struttura={struttura} />
        </aside>
        {/* What was refused is corrected as a whole, and asks again. */}
        {struttura.status === 'rifiutata' ? (
          <SentSummary struttura={struttura} />
        ) : (
          <div className="cambia">
            <ContactsForm struttura={struttura} />
            <PhotosForm struttura={struttura} />
          </div>
        )}
      </div>
    </div>
  );
}
