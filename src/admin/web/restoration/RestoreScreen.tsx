import { useState, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { AdminQueryScope } from '../../../accounts/web/admin/AdminQueryScope.tsx';
import { ADMIN_SYSTEM_STATUS } from '../../../kernel/pages/admin-paths.ts';
import { GuardFrame } from '../../../accounts/web/admin/GuardFrame.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ListedArchive, RestorationOutcome } from '../../restoration-contract.ts';
import { LoadFailure } from '../panel/LoadFailure.tsx';
import { Outcome } from './Outcome.tsx';
import { RestoreForm } from './RestoreForm.tsx';
import './restoration.css';
import { type Choice, useRestoration } from './use-restoration.ts';
import * as messages from '../../messages/admin.ts';
import { PlannedHome } from './PlannedHome.tsx';

type ProgressProps = { isRestoring: boolean; percent: number };

function Progress({ isRestoring, percent }: ProgressProps) {
  const read = Math.min(100, Math.floor(percent));
  const sentence = isRestoring && read === 100 ? messages.restoringLabel : messages.archiveReadProgress(read);
  return (
    <div className="admin-restoration-progress">
      <p className="num">{sentence}</p>
      <progress value={read} max={100} aria-label={sentence} />
    </div>
  );
}

function Done({ outcome }: { outcome: RestorationOutcome }) {
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

export function RestoreScreen() {
  return (
    <AdminQueryScope>
      <Screen />
    </AdminQueryScope>
  );
}

function Screen() {
  const { data, phase, reload } = useRead('GET /api/admin/archivi', {});
  return (
    <GuardFrame>
      <div className="wrap admin-restoration">
        <header className="tt">
          <h1>{messages.restoreFromArchiveTitle}</h1>
          <Link className="btn alt sm" to={ADMIN_SYSTEM_STATUS}>
            <Icon name="caret-left" />
            {messages.systemStatusTitle}
          </Link>
        </header>
        <p className="admin-restoration-lead">{messages.restoreHelp}</p>
        {phase === 'failed' && <LoadFailure sentence={messages.archivesNotLoaded} onRetry={() => void reload()} />}
        {data === null && phase === 'loading' && <p className="admin-loading">{messages.archivesLoading}</p>}
        {data !== null &&
          (data.data.length === 0 ? <p>{messages.noArchives}</p> : <Restoration archives={data.data} />)}
      </div>
    </GuardFrame>
  );
}

function Restoration({ archives }: { archives: readonly ListedArchive[] }) {
  const { work, preview, restore, forget } = useRestoration();
  const [choice, setChoice] = useState<Choice | null>(null);
  const look = (chosen: Choice) => {
    setChoice(chosen);
    void preview(chosen);
  };
  return (
    <>
      <RestoreForm archives={archives} work={work} onPreview={look} onChange={forget} />
      {work.kind === 'working' && <Progress {...work} />}
      {work.kind === 'seen' && choice !== null && (
        <Outcome
          outcome={work.outcome}
          proprietario={choice.che === 'proprietario' ? choice.cerca : null}
          onRestore={(which, versione) => {
            const { archivio, chiave } = choice;
            void restore({ ...which, archivio, chiave, versione });
          }}
        />
      )}
      {work.kind === 'done' && <Done outcome={work.outcome} />}
    </>
  );
}
