import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { RestorationOutcome } from '../../restoration-contract.ts';
import { PlannedHome } from './PlannedHome.tsx';
import * as messages from '../../messages/admin.ts';

/** What was restored, as it was agreed to. */
export function Done({ outcome }: { outcome: RestorationOutcome }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  const back = outcome.case.filter(({ esito }) => esito === 'torna' || esito === 'cambia');
  return (
    <section className="admin-restoration-outcome">
      <p ref={note} tabIndex={-1} className="note ok">
        <Icon name="check-circle" />
        <span>{messages.restoreDone(back.map(({ nome }) => nome))}</span>
      </p>
      <h2>{messages.restoredTitle}</h2>
      {outcome.case.map((home) => (
        <PlannedHome key={home.id} home={home} />
      ))}
    </section>
  );
}
