import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import '../../../media/web/upload/upload.css';
import type { OwnerDetail } from '../../../strutture/owner-contract.ts';
import { LeaveGuard } from '../../../strutture/web/form/LeaveGuard.tsx';
import { ContactsForm } from '../../../strutture/web/owner/ContactsForm.tsx';
import { OwnerActions } from '../../../strutture/web/owner/OwnerActions.tsx';
import { OwnerCover } from '../../../strutture/web/owner/OwnerCover.tsx';
import { OwnerHead } from '../../../strutture/web/owner/OwnerHead.tsx';
import { PhotosForm } from '../../../strutture/web/owner/PhotosForm.tsx';
import { loadOwnerStruttura, ownerMeta } from '../owner/owner-page.ts';
import { Refusal } from '../../../strutture/web/owner/Refusal.tsx';
import { SentSummary } from '../../../strutture/web/owner/SentSummary.tsx';
import { GuaranteeNote } from '../../../strutture/web/owner/GuaranteeNote.tsx';
import { Steps } from '../../../strutture/web/owner/Steps.tsx';
import { timelineOf } from '../../../strutture/web/owner/timeline.ts';
import { useGone } from '../../../strutture/web/owner/Removal.tsx';
import { WaitingChange } from '../../../strutture/web/owner/WaitingChange.tsx';
import { WaitingEmail } from '../../../strutture/web/owner/WaitingEmail.tsx';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/owner.ts';

export async function loader(args: LoaderFunctionArgs) {
  return { struttura: await loadOwnerStruttura(args) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(loaderData?.struttura.nome ?? messages.myPropertyTitle);
}

export default function ProprietarioStrutturaPage() {
  const { struttura } = useLoaderData<typeof loader>();
  return <Struttura key={struttura.id} struttura={struttura} />;
}

function Struttura({ struttura }: { struttura: OwnerDetail }) {
  const { isGone, onGone } = useGone();
  return (
    <div className="wrap area">
      <OwnerHead struttura={struttura} />
      <div className="notices">
        <Refusal struttura={struttura} />
        <WaitingChange struttura={struttura} />
        <WaitingEmail struttura={struttura} />
        <GuaranteeNote struttura={struttura} />
      </div>
      <div className="owner-home">
        <aside>
          <OwnerCover immagini={struttura.immagini} sizes="(max-width: 860px) calc(100vw - 40px), 340px" />
          <Steps title={struttureMessages.timelineTitle} steps={timelineOf(struttura)} />
          <OwnerActions struttura={struttura} onGone={onGone} />
        </aside>
        {struttura.status === 'rifiutata' ? (
          <SentSummary struttura={struttura} />
        ) : (
          <OwnerForms struttura={struttura} isGone={isGone} />
        )}
      </div>
    </div>
  );
}

type OwnerFormsProps = {
  struttura: OwnerDetail;
  isGone: boolean;
};

function OwnerForms({ struttura, isGone }: OwnerFormsProps) {
  const [hasContacts, setContacts] = useState(false);
  const [hasPhotos, setPhotos] = useState(false);
  const isUnsaved = !isGone && (hasContacts || hasPhotos);
  return (
    <div className="owner-change">
      <ContactsForm struttura={struttura} onUnsavedChange={setContacts} />
      <PhotosForm struttura={struttura} onUnsavedChange={setPhotos} />
      <LeaveGuard question={isUnsaved ? struttureMessages.unsavedChangesWarning : null} />
    </div>
  );
}
