import { dateInRome, formatDayMonthYear } from '../../../kernel/dates/calendar-date.ts';
import type { Passkey } from '../../passkey-contract.ts';
import * as messages from '../../messages/owner.ts';

const formatDay = (instant: string) => formatDayMonthYear(dateInRome(new Date(instant)));

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void };

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="muted">{messages.noPasskeysYet}</p>;
  return (
    <ul className="accounts-passkeys">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <b className="break-anywhere">{passkey.nome}</b>
            <p className="muted">
              {messages.passkeyAddedOn(formatDay(passkey.created_at))},{' '}
              {passkey.used_at === null
                ? messages.passkeyNeverUsed
                : messages.passkeyLastUsedOn(formatDay(passkey.used_at))}
            </p>
          </div>
          <button type="button" className="btn alt sm" onClick={() => onRemove(passkey)}>
            {messages.removePasskeyButton} <span className="sr">{passkey.nome}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
