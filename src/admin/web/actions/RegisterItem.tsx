import type { RegisterLine } from '../../contract.ts';
import { type ChangeRow, changeRows } from '../../rules/change-rows.ts';
import { formatMomentInDigits } from '../../../kernel/dates/format-moment.ts';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/admin.ts';

const LABELS: Readonly<Record<string, string>> = { ...struttureMessages.FIELD_LABELS, ...messages.auditFields };

export function RegisterItem({ line, isOfOne }: { line: RegisterLine; isOfOne: boolean }) {
  const { at, username, azione, struttura_nome, oggetto, prima, dopo, address, request_id } = line;
  const about = isOfOne ? null : (struttura_nome ?? oggetto);
  const rows = changeRows(prima, dopo);
  return (
    <li tabIndex={-1}>
      <p className="che">
        <b>{messages.auditActions[azione]}</b>
        {about !== null && <span> {about}</span>}
      </p>
      <p className="chi">
        <span>{username}</span> <time dateTime={at}>{formatMomentInDigits(at)}</time>
      </p>
      <details>
        <summary>{rows.length > 0 ? messages.auditChangesSummary(rows.length) : messages.requestOriginTitle}</summary>
        {rows.length > 0 && <Changes rows={rows} />}
        <p className="da">{messages.requestOrigin(address, request_id)}</p>
      </details>
    </li>
  );
}

const STATES: Readonly<Record<string, string>> = struttureMessages.listingStatuses;

function inWords(campo: string, value: string): string {
  return campo === 'status' || campo === 'modifica' ? (STATES[value] ?? value) : value;
}

function Changes({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <dl className="cambi">
      {rows.map(({ campo, prima, dopo }) => (
        <div key={campo}>
          <dt>{LABELS[campo] ?? campo}</dt>
          {prima !== null && (
            <dd className="era">
              <span className="sr">{messages.beforeLabel} </span>
              {inWords(campo, prima)}
            </dd>
          )}
          {dopo !== null && (
            <dd>
              <span className="sr">{messages.afterLabel} </span>
              {inWords(campo, dopo)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
