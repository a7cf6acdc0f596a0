import { useId } from 'react';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import * as messages from '../../messages/admin.ts';

type SheetTextsProps = { texts: NonNullable<AdminDetail['testi_cambiati']>; since: string | null };

export function SheetTexts({ texts, since }: SheetTextsProps) {
  const id = useId();
  return (
    <div className="admin-changes">
      <h3 className="h4" id={id}>
        <Icon name="pencil-simple" />
        {messages.whatChangedTitle}
      </h3>
      {since !== null && <p>{messages.textsChangedNote(formatMoment(since))}</p>}
      <ChangesTable
        changes={texts.cambiamenti}
        labelledBy={id}
        before={messages.lastSeenColumn}
        after={messages.onlineNowColumn}
      />
    </div>
  );
}

export function SheetRefusal({ refusal }: { refusal: NonNullable<AdminDetail['rifiuto_precedente']> }) {
  const id = useId();
  const { motivo, rifiutata_at, cambiamenti } = refusal;
  return (
    <div className="admin-changes">
      <div className="note err-n motivo-r">
        <Icon name="warning-circle" />
        <div>
          <b>{messages.rejectedEarlierNote(formatMoment(rifiutata_at))}</b>
          <blockquote>{motivo}</blockquote>
        </div>
      </div>
      <h3 className="h4" id={id}>
        {messages.changedSinceRejectionTitle}
      </h3>
      {cambiamenti.length === 0 ? (
        <p>{messages.nothingChangedSince}</p>
      ) : (
        <ChangesTable
          changes={cambiamenti}
          labelledBy={id}
          before={messages.rejectedColumn}
          after={messages.resubmittedColumn}
        />
      )}
    </div>
  );
}
