import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { formatWhen } from '../../../kernel/dates/format-moment.ts';
import { PLATFORMS } from '../../rules/feed.ts';
import { type OnQuestion, change, type SyncViewModel } from './sync-view-model.ts';
import * as messages from '../../messages/owner.ts';

export function InboundTriggerCard({ model, onQuestion }: { model: SyncViewModel; onQuestion: OnQuestion }) {
  const { doorbell, property } = model.status;
  const [isBusy, setBusy] = useState(false);
  if (doorbell === null) return null;
  const renew = async () => {
    const failure = await change(
      model,
      () => call('POST /api/calendar/doorbell', { body: { property_id: property.id, address: doorbell.address } }),
      messages.mailTriggerErrorPrefix,
    );
    if (failure === null) model.notify(messages.mailTriggerAddressReady, 'done');
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
      <h3>{messages.mailTriggerTitle}</h3>
      <p className="muted">{messages.mailTriggerHelp}</p>
      <p className="muted">{messages.mailTriggerPrivacyNote}</p>
      {doorbell.address === null ? (
        <button type="button" className="btn alt" aria-disabled={isBusy} onClick={() => void create()}>
          {messages.activateMailTriggerButton}
        </button>
      ) : (
        <>
          <div className="calendar-copy">
            <input
              className="inp"
              readOnly
              aria-label={messages.mailTriggerAddressLabel}
              value={doorbell.address}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton
              text={doorbell.address}
              label={messages.copyButton}
              name={messages.copyMailTriggerAddressLabel}
            />
            <button
              type="button"
              className="txtlink"
              onClick={() =>
                onQuestion({
                  text: messages.changeMailTriggerAddressQuestion,
                  confirm: messages.changeMailTriggerAddressButton,
                  run: renew,
                })
              }
            >
              {messages.changeMailTriggerAddressButton}
            </button>
          </div>
          <p className="muted">
            {doorbell.last_ring === null
              ? messages.mailTriggerNeverFired
              : messages.mailTriggerLastFired(formatWhen(doorbell.last_ring, model.today))}
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
      <summary>{messages.forwardingHelpTitle}</summary>
      <div>
        {PLATFORMS.map((platform) => (
          <section key={platform}>
            <h4>{messages.platformNames[platform]}</h4>
            <ol>
              {messages.forwardingSteps[platform].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
        <p className="tra-loro">{messages.forwardingCodeWarning}</p>
      </div>
    </details>
  );
}
