import type { RegisterLine } from '../../contract.ts';
import { actionMessages } from '../../action-messages.it.ts';
import { type ChangeRow, changeRows } from '../../rules/change-rows.ts';
import { formatMomentInFigures } from '../../../kernel/format-moment.ts';
import * as t from './messages.it.ts';
import * as struttureMessages from '../../../strutture/messages/owner.ts';

const LABELS: Readonly<Record<string, string>> = { ...struttureMessages.FIELD_LABELS, ...actionMessages.campi };

export function RegisterItem({ line, isOfOne }: { line: RegisterLine; isOfOne: boolean }) {
  const { at, username, azione, struttura_nome, oggetto, prima, dopo, address, request_id } = line;
  const about = isOfOne ? null : (struttura_nome ?? oggetto);
  const rows = changeRows(prima, dopo);
  return (
    <li tabIndex={-1}>
      <p className="che">
        <b>{actionMessages.azioni[azione]}</b>
        {about !== null && <span> {about}</span>}
      </p>
      <p className="chi">
        <span>{username}</span> <time dateTime={at}>{formatMomentInFigures(at)}</time>
      </p>
      <details>
        <summary>{rows.length > 0 ? actionMessages.cambiamenti(rows.length) : t.daDove}</summary>
        {rows.length > 0 && <Changes rows={rows} />}
        <p className="da">{t.daRichiesta(address, request_id)}</p>
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
              <span className="sr">{t.prima} </span>
              {inWords(campo, prima)}
            </dd>
          )}
          {dopo !== null && (
            <dd>
              <span className="sr">{t.dopo} </span>
              {inWords(campo, dopo)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
