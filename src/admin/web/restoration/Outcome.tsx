import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ListedPlan, RestorationOutcome } from '../../restoration-contract.ts';
import { PlannedHome } from './PlannedHome.tsx';
import type { Which } from './use-restoration.ts';
import * as messages from '../../messages/admin.ts';

const isToDo = ({ esito }: ListedPlan) => esito === 'torna' || esito === 'cambia';

type Agreement = { which: Which; versione: string; nomi: readonly string[] };

type OutcomeProps = {
  outcome: RestorationOutcome;
  proprietario: string | null;
  onRestore: (which: Which, versione: string) => void;
};

export function Outcome({ outcome, proprietario, onRestore }: OutcomeProps) {
  const [agreement, setAgreement] = useState<Agreement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { case: homes, altre, versione, case_archivio } = outcome;
  const todo = homes.filter(isToDo);
  const confirmRestore = (which: Which, of: string, nomi: readonly string[]) =>
    setAgreement({ which, versione: of, nomi });
  const agree = () => {
    if (agreement !== null) onRestore(agreement.which, agreement.versione);
    setAgreement(null);
  };
  return (
    <section className="admin-restoration-outcome">
      <h2 ref={heading} tabIndex={-1}>
        {messages.wouldChangeTitle}
      </h2>
      <p>{messages.archivedHomesFound(homes.length, altre, case_archivio)}</p>
      {homes.map((home) => (
        <PlannedHome key={home.id} home={home}>
          {proprietario === null && isToDo(home) && (
            <button
              type="button"
              className="btn"
              onClick={() => confirmRestore({ struttura_id: home.id }, home.versione, [home.nome])}
            >
              <Icon name="arrows-clockwise" />
              {messages.restoreHomeButton(home.nome)}
            </button>
          )}
        </PlannedHome>
      ))}
      {proprietario !== null && todo.length > 0 && (
        <button
          type="button"
          className="btn"
          onClick={() =>
            confirmRestore(
              { proprietario },
              versione,
              todo.map(({ nome }) => nome),
            )
          }
        >
          <Icon name="arrows-clockwise" />
          {messages.restoreOwnerHomesButton(todo.length)}
        </button>
      )}
      <ConfirmDialog
        open={agreement !== null}
        isDanger
        confirm={messages.restoreButton}
        onCancel={() => setAgreement(null)}
        onConfirm={agree}
      >
        <p>{messages.restoreQuestion(agreement?.nomi ?? [])}</p>
        <p className="muted">{messages.ownerNotifiedNote}</p>
      </ConfirmDialog>
    </section>
  );
}
