import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { formatWhen } from '../../../kernel/format-moment.ts';
import { doorbellMessages as messages } from '../../doorbell-messages.it.ts';
import { PLATFORMS } from '../../rules/feed.ts';
import { syncMessages } from '../../sync-messages.it.ts';
import { type OnQuestion, change, type SyncViewModel } from './sync-view-model.ts';

/** Campanello: the secret mail address that has the platforms read at once. Nothing where the portal receives no mail. */
export function DoorbellCard({ model, onAsk }: { model: SyncViewModel; onAsk: OnQuestion }) {
  const { doorbell, property } = model.status;
  const [isBusy, setBusy] = useState(false);
  if (doorbell === null) return null;
  const renew = async () => {
    const failure = await change(
      model,
      () => call('POST /api/calendar/doorbell', { body: { property_id: property.id, address: doorbell.address } }),
      messages.errore,
    );
    if (failure === null) model.notify(messages.pronto, 'done');
    return failure;
  };
  const create = async () => {
    if (isBusy) return;
    model.clearNotice();
    setBusy(true);
    const failure = await renew();
    setBusy(false);
    if (failure !== null) model.notify(failure, 'failed');
  };
  return (
    <section className="campanello">
      <h3>{messages.titolo}</h3>
      <p className="muted">{messages.spiegato}</p>
      <p className="muted">{messages.nienteResta}</p>
      {doorbell.address === null ? (
        <button type="button" className="btn alt" aria-disabled={isBusy} onClick={() => void create()}>
          {messages.attiva}
        </button>
      ) : (
        <>
          <div className="calendar-copy">
            <input
              className="inp"
              readOnly
              aria-label={messages.indirizzo}
              value={doorbell.address}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton text={doorbell.address} label={messages.copia} name={messages.copiaIndirizzo} />
            <button
              type="button"
              className="txtlink"
              onClick={() => onAsk({ text: messages.vuoiCambiare, confirm: messages.cambia, run: renew })}
            >
              {messages.cambia}
            </button>
          </div>
          <p className="muted">
            {doorbell.last_ring === null
              ? messages.maiSuonato
              : messages.suonatoIl(formatWhen(doorbell.last_ring, model.today))}
          </p>
          <Forwarding />
        </>
      )}
    </section>
  );
}

function Forwarding() {
  return (
    <details className="calendar-where-ical">
      <summary>{messages.comeSiFa}</summary>
      <div>
        {PLATFORMS.map((platform) => (
          <section key={platform}>
            <h4>{syncMessages.piattaforme[platform]}</h4>
            <ol>
              {messages.inoltro[platform].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
        <p className="tra-loro">{messages.codice}</p>
      </div>
    </details>
  );
}
