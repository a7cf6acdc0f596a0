import { OwnersLink } from '../../ui/OwnersLink.tsx';
import { paths } from '../../kernel/paths.ts';
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
import { sortStaysAhead } from '../rules/stays-ahead.ts';
import { KeptList } from './KeptList.tsx';
import { downloadArchive } from './download-archive.ts';
import { ErasureSummary } from './ErasureSummary.tsx';
import * as t from './messages.it.ts';

/** Everything as a file, in the browser's downloads. */
function DownloadRecords() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    const fault = await downloadArchive(linkToken());
    setFailure(fault);
    setTaken(fault === null);
    setBusy(false);
  };
  return (
    <section className="card privacy-deed">
      <h2 className="h3">{t.portaliVia}</h2>
      <p>{t.unArchivioZipConTutto}</p>
      <HydratedButton className="btn" aria-disabled={isBusy} onClick={() => void take()}>
        <Icon name="download-simple" />
        {isBusy ? t.unMomento : t.scaricaITuoiDati}
      </HydratedButton>
      <p role="status" className="muted">
        {isTaken && t.fattoArchivio}
      </p>
      <FailureAlert>{failure}</FailureAlert>
    </section>
  );
}

type EraseProps = PersonView & { onErased: () => void };

/** Everything gone, but for what the law keeps; after a question that says both. */
function Erase({ email, kept, ahead, onErased }: EraseProps) {
  const [isAsking, setAsking] = useState(false);
  const isBlocked = sortStaysAhead(ahead).blocking.length > 0;
  const erase = async () => {
    const answer = await call('POST /api/i-miei-dati/cancella', { body: { token: linkToken() } });
    if (!answer.ok) return answer.detail || privacyPageMessages.nonRaggiungibile;
    forgetToken();
    onErased();
    return null;
  };
  return (
    <section className="card privacy-deed">
      <h2 className="h3">{t.cancellali}</h2>
      <p>{t.subitoEPerSempreResta}</p>
      <HydratedButton className="btn danger" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {t.cancellaITuoiDati}
      </HydratedButton>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={erase}
        {...(isBlocked && { title: t.haiPrenotazioniAperte, confirm: null })}
        isDanger
        after={isBlocked && <OwnersLink page="proprietario">{t.vaiAllaTuaArea}</OwnersLink>}
      >
        <ErasureSummary email={email} strutture={kept.strutture} ahead={ahead} />
      </ConfirmDialog>
    </section>
  );
}

/** After the erasure: the button that was pressed is gone, so reading goes on here. */
function Erased({ email, left }: { email: string; left: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="wrap page privacy-page" ref={place} tabIndex={-1}>
      <EmptyState level="h1" title={left === 0 ? t.nonTeniamoPiuNiente : t.iTuoiDatiSonoStati}>
        {left === 0 ? (
          <p>
            {t.con} <b className="break-anywhere">{email}</b> {t.suOspitaliaNonCePiu}
          </p>
        ) : (
          <p>
            {t.con} <b className="break-anywhere">{email}</b> {t.restanoSoloLePrenotazioniPagate}
          </p>
        )}
        <Link className="btn" to={paths.home}>
          {t.tornaAllaHome}
        </Link>
      </EmptyState>
    </div>
  );
}

/** What is kept of whoever opened the link, and what can be done with it. */
export function OwnRecords({ email, kept, ahead }: PersonView) {
  const [isErased, setErased] = useState(false);
  if (isErased) return <Erased email={email} left={kept.prenotazioni_conservate} />;
  return (
    <div className="wrap page privacy-page dati">
      <h1>{t.iTuoiDati}</h1>
      <p className="lead">
        {t.eccoCheCosaOspitaliaTiene} <b className="break-anywhere">{email}</b>.
      </p>
      <KeptList kept={kept} />
      <div className="privacy-deeds">
        <DownloadRecords />
        <Erase email={email} kept={kept} ahead={ahead} onErased={() => setErased(true)} />
      </div>
      <p className="muted mt-6">
        {t.qualcosaNonEGiusto} <OwnersLink page="proprietario">{t.tuaArea}</OwnersLink>
        {t.ilPerche} <Link to={paths.privacy}>{t.privacy}</Link>.
      </p>
    </div>
  );
}
