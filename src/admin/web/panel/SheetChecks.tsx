import type { MouseEvent } from 'react';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/admin.ts';

type Check = AdminDetail['controlli'][number];

/** Each result has an icon and a label, because colour alone must not distinguish the results. */
const LOOKS: Record<Check['esito'], { className: string; icon: IconName; word: string }> = {
  ok: { className: 'y', icon: 'check-circle', word: 'A posto' },
  nota: { className: 'm', icon: 'info', word: messages.checkNoteLabel },
  problema: { className: 'n', icon: 'warning-circle', word: messages.checkProblemLabel },
};

type SheetChecksProps = {
  checks: readonly Check[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  compare: (id: number) => void;
};

/** Checks never prevent a decision. */
export function SheetChecks({ checks, hasFailed, onRetry, compare }: SheetChecksProps) {
  return (
    <div className="admin-checks" aria-busy={checks === null && !hasFailed}>
      <h3 className="h4">{messages.checksTitle}</h3>
      {checks === null && hasFailed && <LoadFailure sentence={messages.propertyNotLoaded} onRetry={onRetry} />}
      {checks === null && !hasFailed && (
        <div aria-hidden="true">
          <span className="skel" />
          <span className="skel" />
          <span className="skel" />
        </div>
      )}
      {checks?.length === 0 && <p className="muted">{messages.noChecksNeeded}</p>}
      <ul className="admin-check">
        {checks?.map((check) => (
          <li key={check.codice} className={LOOKS[check.esito].className}>
            <Icon name={LOOKS[check.esito].icon} />
            <div>
              <span className="sr">{`${LOOKS[check.esito].word}: `}</span>
              {check.testo}
              <References check={check} compare={compare} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function References({ check, compare }: { check: Check; compare: (id: number) => void }) {
  if (check.riferimenti.length === 0) return null;
  const open = (event: MouseEvent, id: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    compare(id);
  };
  return (
    <ul>
      {check.riferimenti.map(({ id, nome, citta, status }) => (
        <li key={id}>
          <a href={`?id=${id}`} onClick={(event) => open(event, id)}>
            {nome}
          </a>{' '}
          <small>{`${citta}, ${struttureMessages.listingStatuses[status].toLowerCase()}`}</small>
        </li>
      ))}
    </ul>
  );
}
