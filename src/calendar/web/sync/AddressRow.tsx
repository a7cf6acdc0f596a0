import { useId } from 'react';
import { call } from '../../../api/call.ts';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import type { ExportAddress } from '../../export-contract.ts';
import { formatWhen } from '../../../kernel/dates/format-moment.ts';
import { type OnQuestion, change, type SyncViewModel } from './sync-view-model.ts';
import { feedName, PLATFORM_LOOK } from './feed-name.ts';
import * as messages from '../../messages/owner.ts';

type AddressRowProps = { model: SyncViewModel; address: ExportAddress; onQuestion: OnQuestion };

export function AddressRow({ model, address, onQuestion }: AddressRowProps) {
  const { property } = model.status;
  const { platform, camera_id, url, last_read } = address;
  const name = feedName(property, address);
  const id = useId();
  const done = (failure: string | null, sentence: string) => {
    if (failure === null) model.notify(sentence, 'done');
    return failure;
  };
  const replace = async () => {
    const body = { property_id: property.id, camera_id, platform };
    const send = () => call('POST /api/calendar/export-addresses', { body });
    return done(await change(model, send, messages.exportUrlErrorPrefix), messages.newExportUrlReady(name));
  };
  const revoke = async () => {
    const send = () =>
      call('DELETE /api/calendar/export-addresses/{property_id}/{platform}', {
        params: { property_id: property.id, platform },
        query: camera_id === null ? {} : { camera_id },
      });
    return done(await change(model, send, messages.exportUrlErrorPrefix), messages.exportUrlRevoked(name));
  };
  return (
    <li className={`calendar-row ${PLATFORM_LOOK[platform]}`}>
      <i aria-hidden="true" />
      <div>
        <b id={id}>{name}</b>
        <small>
          {last_read === null
            ? messages.exportUrlNeverRead
            : messages.exportUrlLastRead(formatWhen(last_read, model.today))}
        </small>
      </div>
      <div className="calendar-copy">
        <input
          className="inp"
          readOnly
          aria-label={messages.exportUrlLabel(name)}
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={url} label={messages.copyButton} name={messages.copyExportUrlLabel(name)} />
        <button
          type="button"
          className="txtlink"
          aria-label={messages.newExportUrlLabel(name)}
          onClick={() =>
            onQuestion({
              text: messages.newExportUrlQuestion(name),
              confirm: messages.newExportUrlButton,
              run: replace,
            })
          }
        >
          {messages.newExportUrlButton}
        </button>
        <button
          type="button"
          className="txtlink"
          aria-label={messages.revokeExportUrlLabel(name)}
          onClick={() =>
            onQuestion({
              text: messages.revokeExportUrlQuestion(name),
              confirm: messages.revokeExportUrlButton,
              run: revoke,
            })
          }
        >
          {messages.revokeExportUrlButton}
        </button>
      </div>
    </li>
  );
}
