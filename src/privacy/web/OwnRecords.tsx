import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailureAlert } from '../../ui/FailureAlert.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { forgetToken, linkToken } from '../../ui/link-token.ts';
import { HydratedButton } from '../../ui/HydratedButton.tsx';
import type { PersonView } from '../contract.ts';
import { privacyPageMessages } from '../page-messages.it.ts';
import { KeptList } from './KeptList.tsx';
import { takeArchive } from './take-archive.ts';
import { WhatGoes } from './WhatGoes.tsx';

/** Everything as a file, in the browser's downloads. */
function Take() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    const fault = await takeArchive(linkToken());
    setFailure(fault);
    setTaken(fault === null);
    setBusy(false);
  };
  return (
    <section className="card dati-atto">
      <h2 className="h3">Portali via</h2>
      <p>Un archivio zip con tutto quello che c’è: un testo da leggere, e lo stesso per un programma.</p>
      <HydratedButton className="btn" aria-disabled={isBusy} onClick={() => void take()}>
        <Icon name="download-simple" />
        {isBusy ? 'Un momento…' : 'Scarica i tuoi dati'}
      </HydratedButton>
      <p role="status" className="muted">
        {isTaken && 'Fatto: l’archivio è tra i tuoi download.'}
      </p>
      <FailureAlert>{failure}</FailureAlert>
    </section>
  );
}

type EraseProps = PersonView & { onErased: () => void };

/** Everything gone, but for what the law keeps; after a question that says both. */
function Erase({ email, kept, onErased }: EraseProps) {
  const [isAsking, setAsking] = useState(false);
  const erase = async () => {
    const answer = await call('POST /api/i-miei-dati/cancella', { body: { token: linkToken() } });
    if (!answer.ok) return answer.detail || privacyPageMessages.nonRaggiungibile;
    forgetToken();
    onErased();
    return null;
  };
  return (
    <section className="card dati-atto">
      <h2 className="h3">Cancellali</h2>
      <p>Subito e per sempre. Resta solo quello che la legge ci chiede di tenere, e prima ti diciamo che cosa.</p>
      <HydratedButton className="btn danger" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Cancella i tuoi dati
      </HydratedButton>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={erase} isDanger>
        <WhatGoes email={email} strutture={kept.strutture} />
      </ConfirmDialog>
    </section>
  );
}

/** After the erasure: the button that was pressed is gone, so reading goes on here. */
function Erased({ email, left }: { email: string; left: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="wrap pagina" ref={place} tabIndex={-1}>
      <EmptyState level="h1" title={left === 0 ? 'Non teniamo più niente' : 'I tuoi dati sono stati cancellati'}>
        {left === 0 ? (
          <p>
            Con <b className="spezza">{email}</b> su Ospitalia non c’è più nulla.
          </p>
        ) : (
          <p>
            Con <b className="spezza">{email}</b> restano solo le prenotazioni pagate, per il tempo che la legge chiede.
          </p>
        )}
        <Link className="btn" to="/">
          Torna alla home
        </Link>
      </EmptyState>
    </div>
  );
}

/** What is kept of whoever opened the link, and what can be done with it. */
export function OwnRecords({ email, kept }: PersonView) {
  const [isErased, setErased] = useState(false);
  if (isErased) return <Erased email={email} left={kept.prenotazioni_conservate} />;
  return (
    <div className="wrap pagina dati">
      <h1>I tuoi dati</h1>
      <p className="lead">
        Ecco che cosa Ospitalia tiene con <b className="spezza">{email}</b>.
      </p>
      <KeptList kept={kept} />
      <div className="dati-atti">
        <Take />
        <Erase email={email} kept={kept} onErased={() => setErased(true)} />
      </div>
      <p className="muted mt-6">
        Qualcosa non è giusto? Una prenotazione si annulla dal link nella sua e-mail, una casa si cambia dalla{' '}
        <Link to="/proprietario">tua area</Link>. Il perché e il per quanto sono in <Link to="/privacy">Privacy</Link>.
      </p>
    </div>
  );
}
