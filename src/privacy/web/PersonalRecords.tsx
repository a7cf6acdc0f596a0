import { OwnersLink } from '../../ui/brand/OwnersLink.tsx';
import { paths } from '../../kernel/pages/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailureAlert } from '../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { forgetToken, linkToken } from '../../ui/link-token.ts';
import { HydratedButton } from '../../ui/loading/HydratedButton.tsx';
import type { PersonView } from '../contract.ts';
import { sortStaysAhead } from '../rules/stays-ahead.ts';
import { StoredRecords } from './StoredRecords.tsx';
import { ErasureSummary } from './ErasureSummary.tsx';
import * as messages from '../messages/visitor.ts';
import { callForFile } from '../../api/call-for-file.ts';
import { saveFile } from '../../ui/sharing/save-file.ts';

/** Downloads the data with a script, because a plain link would put the token into another URL. */
async function downloadArchive(token: string): Promise<string | null> {
  const answer = await callForFile('POST /api/i-miei-dati/scarica', { body: { token } });
  if (!answer.ok) return answer.detail || messages.siteUnreachable;
  saveFile(answer.data, messages.archiveFileName);
  return null;
}

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
      <h2 className="h3">{messages.downloadTitle}</h2>
      <p>{messages.downloadText}</p>
      <HydratedButton className="btn" aria-disabled={isBusy} onClick={() => void take()}>
        <Icon name="download-simple" />
        {isBusy ? messages.pleaseWait : messages.downloadDataButton}
      </HydratedButton>
      <p role="status" className="muted">
        {isTaken && messages.archiveDownloaded}
      </p>
      <FailureAlert>{failure}</FailureAlert>
    </section>
  );
}

type EraseProps = PersonView & { onErased: () => void };

function Erase({ email, kept, ahead, onErased }: EraseProps) {
  const [isConfirming, setConfirming] = useState(false);
  const isBlocked = sortStaysAhead(ahead).blocking.length > 0;
  const erase = async () => {
    const answer = await call('POST /api/i-miei-dati/cancella', { body: { token: linkToken() } });
    if (!answer.ok) return answer.detail || messages.siteUnreachable;
    forgetToken();
    onErased();
    return null;
  };
  return (
    <section className="card privacy-deed">
      <h2 className="h3">{messages.eraseTitle}</h2>
      <p>{messages.eraseText}</p>
      <HydratedButton className="btn danger" onClick={() => setConfirming(true)}>
        <Icon name="trash" />
        {messages.eraseDataButton}
      </HydratedButton>
      <ConfirmDialog
        open={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={erase}
        {...(isBlocked && { title: messages.openBookingsTitle, confirm: null })}
        isDanger
        after={isBlocked && <OwnersLink page="proprietario">{messages.goToYourAreaLink}</OwnersLink>}
      >
        <ErasureSummary email={email} strutture={kept.strutture} ahead={ahead} />
      </ConfirmDialog>
    </section>
  );
}

function Erased({ email, left }: { email: string; left: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="wrap page privacy-page" ref={place} tabIndex={-1}>
      <EmptyState level="h1" title={left === 0 ? messages.nothingStoredTitle : messages.dataErasedTitle}>
        {left === 0 ? (
          <p>
            {messages.nothingLeftPrefix} <b className="break-anywhere">{email}</b> {messages.nothingLeftSuffix}
          </p>
        ) : (
          <p>
            {messages.nothingLeftPrefix} <b className="break-anywhere">{email}</b> {messages.paidBookingsRemainSuffix}
          </p>
        )}
        <Link className="btn" to={paths.home}>
          {messages.backToHomeLink}
        </Link>
      </EmptyState>
    </div>
  );
}

export function PersonalRecords({ email, kept, ahead }: PersonView) {
  const [isErased, setErased] = useState(false);
  if (isErased) return <Erased email={email} left={kept.prenotazioni_conservate} />;
  return (
    <div className="wrap page privacy-page dati">
      <h1>{messages.yourDataTitle}</h1>
      <p className="lead">
        {messages.storedDataIntro} <b className="break-anywhere">{email}</b>.
      </p>
      <StoredRecords records={kept} />
      <div className="privacy-deeds">
        <DownloadRecords />
        <Erase email={email} kept={kept} ahead={ahead} onErased={() => setErased(true)} />
      </div>
      <p className="muted mt-6">
        {messages.correctionHintStart} <OwnersLink page="proprietario">{messages.yourAreaLink}</OwnersLink>
        {messages.correctionHintEnd} <Link to={paths.privacy}>{messages.privacyLink}</Link>.
      </p>
    </div>
  );
}
