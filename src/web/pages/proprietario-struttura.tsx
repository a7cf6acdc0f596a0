import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import '../../media/web/upload/upload.css';
import type { OwnDetail } from '../../strutture/owner-contract.ts';
import { GuaranteeNote } from '../owner/GuaranteeNote.tsx';
import { OwnActions } from '../owner/OwnActions.tsx';
import { OwnCover } from '../owner/OwnCover.tsx';
import { OwnForms } from '../owner/OwnForms.tsx';
import { OwnHead } from '../owner/OwnHead.tsx';
import { loadOwnStruttura, ownerMeta } from '../owner/owner-page.ts';
import { Refusal } from '../owner/Refusal.tsx';
import { SentSummary } from '../owner/SentSummary.tsx';
import { Timeline } from '../owner/Timeline.tsx';
import { useGone } from '../owner/use-gone.ts';
import { WaitingChange } from '../owner/WaitingChange.tsx';
import { WaitingEmail } from '../owner/WaitingEmail.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return { struttura: await loadOwnStruttura(args) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(loaderData?.struttura.nome ?? 'La mia struttura');
}

export default function ProprietarioStrutturaPage() {
  const { struttura } = useLoaderData<typeof loader>();
  return <Struttura key={struttura.id} struttura={struttura} />;
}

function Struttura({ struttura }: { struttura: OwnDetail }) {
  const { isGone, onGone } = useGone();
  return (
    <div className="wrap area">
      <OwnHead struttura={struttura} />
      <div className="avvisi">
        <Refusal struttura={struttura} />
        <WaitingChange struttura={struttura} />
        <WaitingEmail struttura={struttura} />
        <GuaranteeNote struttura={struttura} />
      </div>
      <div className="propria">
        <aside>
          <OwnCover immagini={struttura.immagini} sizes="(max-width: 860px) calc(100vw - 40px), 340px" />
          <Timeline struttura={struttura} />
          <OwnActions struttura={struttura} onGone={onGone} />
        </aside>
        {/* What was refused is corrected as a whole, and asks again. */}
        {struttura.status === 'rifiutata' ? (
          <SentSummary struttura={struttura} />
        ) : (
          <OwnForms struttura={struttura} isGone={isGone} />
        )}
      </div>
    </div>
  );
}
