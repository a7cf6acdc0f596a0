import { useRef, useState } from 'react';
import { dateInRome } from '../../../kernel/calendar-date.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { SyncStatus } from '../../property-contract.ts';
import type { Platform } from '../../rules/feed.ts';
import { syncMessages } from '../../sync-messages.it.ts';
import { PropertyCalendar } from '../grid/PropertyCalendar.tsx';
import { useNow } from '../grid/use-now.ts';
import { ConflictNote } from './ConflictNote.tsx';
import type { Desk } from './desk.ts';
import { downloadCalendar } from './download-calendar.ts';
import { SessionOver } from './SessionOver.tsx';
import { SyncCard } from './SyncCard.tsx';
import { type Notice, SyncDialog } from './SyncDialog.tsx';
import { UnitField } from './UnitField.tsx';
import { type Tell, useSync } from './use-sync.ts';
import { type KnownStatus, useSyncStatus } from './use-sync-status.ts';
import './sync.css';

/** How often the day is looked at: times of today and yesterday are told by name. */
const CLOCK_MS = 60_000;

type PropertyBoardProps = {
  property_id: number;
  /** What the page came with; `null`: it is asked for. */
  initial: SyncStatus | null;
  /** Where who is signed out signs in, in another tab: what is typed stays. */
  signInPath?: string;
  /** The session is over. */
  onSignedOut?: () => void;
};

/** The property calendar for who keeps it (specification section 2), with everything around it. */
export function PropertyBoard({ property_id, initial, signInPath, onSignedOut }: PropertyBoardProps) {
  const [isOver, setOver] = useState(false);
  const end = () => {
    setOver(true);
    onSignedOut?.();
  };
  const known = useSyncStatus({ property_id, initial, onSignedOut: end, onAnswered: () => setOver(false) });
  const { status } = known;
  if (status === null) return <Unknown known={known} />;
  return <Board status={status} known={known} wayIn={isOver ? (signInPath ?? null) : null} onSignedOut={end} />;
}

function Unknown({ known: { hasFailed, reload } }: { known: KnownStatus }) {
  return (
    <>
      <p role="status" className="in-arrivo">
        {!hasFailed && syncMessages.statoInArrivo}
      </p>
      <div role="alert">
        {hasFailed && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {syncMessages.statoFallito}
            <button type="button" className="txtlink" onClick={() => void reload()}>
              Riprova
            </button>
          </p>
        )}
      </div>
    </>
  );
}

type BoardProps = {
  status: SyncStatus;
  known: KnownStatus;
  /** Where one signs in again while the session is over. */
  wayIn: string | null;
  onSignedOut: () => void;
};

function Board({ status, known, wayIn, onSignedOut }: BoardProps) {
  const { property, conflicts } = status;
  const today = dateInRome(useNow(CLOCK_MS));
  const [unit, setUnit] = useState<number | null>(null);
  const [opened, setOpened] = useState<{ platform: Platform | null } | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** As it is when there is something to tell: what was asked for may be answered after the dialog was closed. */
  const isOpen = useRef(false);

  // Over the page a toast; in the dialog, which takes the page out of reach, above its buttons.
  const tell: Tell = (sentence, kind) => {
    if (isOpen.current) setNotice((last) => ({ sentence, kind, count: (last?.count ?? 0) + 1 }));
    else showToast(sentence, kind === 'failed' ? 'failed' : 'done');
  };
  const hush = () => setNotice(null);
  const syncing = useSync({ status, known, tell, hush, onSignedOut });
  const desk: Desk = { status, today, syncing, tell, hush, reload: known.reload, onSignedOut };
  const save = async () => {
    hush();
    const failure = await downloadCalendar(property, unit);
    if (failure === null) return tell(syncMessages.esportato, 'done');
    if (failure.isSignedOut) onSignedOut();
    tell(failure.sentence, 'failed');
  };
  const open = (platform: Platform | null) => {
    isOpen.current = true;
    setOpened({ platform });
  };
  const close = () => {
    isOpen.current = false;
    setOpened(null);
    hush();
  };

  return (
    <div className="tavolo">
      <div>
        {/* Under the dialog, which says it itself, nobody would hear it. */}
        <SessionOver to={opened === null ? wayIn : null} />
        <UnitField property={property} unit={unit} onChange={setUnit} />
        <PropertyCalendar
          property={property}
          unit={unit}
          conflicts={conflicts}
          revision={known.revision}
          onChanged={() => void known.reload()}
          onSignedOut={onSignedOut}
        />
      </div>
      <aside>
        <ConflictNote status={status} today={today} />
        <SyncCard desk={desk} onOpen={open} onExport={() => void save()} />
      </aside>
      {opened !== null && (
        <SyncDialog
          desk={desk}
          wanted={opened.platform}
          notice={notice}
          wayIn={wayIn}
          onExport={() => void save()}
          onClose={close}
        />
      )}
    </div>
  );
}
