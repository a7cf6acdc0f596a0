import { useEffect, useEffectEvent, useRef, useState, type ReactNode, useId, type ComponentType } from 'react';
import { dateInRome } from '../../../kernel/dates/calendar-date.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { usePageVisible } from '../../../ui/loading/use-page-visible.ts';
import { useWhenIdle } from '../../../ui/loading/use-when-idle.ts';
import type { SyncStatus, CalendarProperty } from '../../property-contract.ts';
import { type CalendarAddress, readCameraAddress } from '../../rules/calendar-address.ts';
import type { Platform } from '../../rules/feed.ts';
import { PropertyCalendar } from '../grid/PropertyCalendar.tsx';
import { useNow } from '../grid/use-now.ts';
import { type CalendarSession, useCalendarSession, CalendarSessionContext } from '../session/calendar-session.ts';
import { SessionOver } from '../session/SessionOver.tsx';
import { useInAddress } from '../use-in-address.ts';
import { ConflictNote } from './ConflictNote.tsx';
import type { SyncViewModel } from './sync-view-model.ts';
import { SyncCard } from './SyncCard.tsx';
import type { Notice, SyncDialogProps } from './SyncDialog.tsx';
import { type Notify, useSync } from './use-sync.ts';
import { type KnownStatus, useSyncStatus } from './use-sync-status.ts';
import './sync.css';
import * as messages from '../../messages/owner.ts';
import { QueryScope } from '../../../api/query-scope.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { SIGNED_OUT } from '../../../api/call.ts';
import { callForFile } from '../../../api/call-for-file.ts';
import { saveFile } from '../../../ui/sharing/save-file.ts';
import { calendarFileName } from '../../rules/calendar-file-name.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.ts';

export const LateSyncDialog = lazyDialog(
  async (): Promise<ComponentType<SyncDialogProps & { isOpen: boolean }>> =>
    (await import('./SyncDialog.tsx')).SyncDialog,
);

type DownloadFailure = { sentence: string; isSignedOut: boolean };

function notSaved(why: string, isSignedOut = false): DownloadFailure {
  return { sentence: messages.exportFailedPrefix + why, isSignedOut };
}

async function downloadCalendar(property: CalendarProperty, camera_id: number | null): Promise<DownloadFailure | null> {
  const camera = property.camere.find(({ id }) => id === camera_id);
  const query = camera === undefined ? {} : { camera_id: camera.id };
  const answer = await callForFile('GET /api/calendar/export/{property_id}', {
    params: { property_id: property.id },
    query,
  });
  if (!answer.ok) return notSaved(answer.detail || messages.checkConnectionAndRetry, answer.status === SIGNED_OUT);
  saveFile(answer.data, calendarFileName(property.nome, camera?.nome_camera ?? null));
  return null;
}

type UnitFieldProps = { property: CalendarProperty; unit: number | null; onChange: (unit: number | null) => void };

function UnitField({ property: { camere }, unit, onChange }: UnitFieldProps) {
  const id = useId();
  if (camere.length === 0) return null;
  return (
    <Field id={id} label={messages.calendarUnitLabel} className="unita">
      {(control) => (
        <select
          {...control}
          className="sel"
          value={unit ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{messages.wholeHomeLabel}</option>
          {camere.map((camera) => (
            <option key={camera.id} value={camera.id}>
              {camera.nome_camera}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CalendarSessionScope({ session, children }: { session: CalendarSession; children?: ReactNode }) {
  return (
    <CalendarSessionContext value={session}>
      <QueryScope onSignedOut={session.onSignedOut}>{children}</QueryScope>
    </CalendarSessionContext>
  );
}

const IN_ADDRESS = ['camera'] as const;

/** Interval at which the current date is checked, because labels such as «oggi» and «ieri» depend on it. */
const CLOCK_MS = 60_000;

type PropertyBoardProps = {
  property_id: number;
  /** The data from the page's loader. If it is `null`, the component fetches the data itself. */
  initial: SyncStatus | null;
  /** The path of the sign-in page. It opens in another tab, so that entered text is not lost. */
  signInPath: string;
  opensBookings?: boolean;
  /** The view in the URL. If it is absent, for example in a dialog, the URL does not change. */
  address?: CalendarAddress;
  onSignedOut?: () => void;
};

export function PropertyBoard(props: PropertyBoardProps) {
  const { signInPath, opensBookings = true } = props;
  const [isOver, setOver] = useState(false);
  const session: CalendarSession = {
    wayIn: isOver ? signInPath : null,
    onSignedOut: () => setOver(true),
    opensBookings,
  };
  return (
    <CalendarSessionScope session={session}>
      <KnownBoard {...props} isOver={isOver} onAnswered={() => setOver(false)} />
    </CalendarSessionScope>
  );
}

type KnownBoardProps = PropertyBoardProps & { isOver: boolean; onAnswered: () => void };

function KnownBoard({ property_id, initial, address, onSignedOut, isOver, onAnswered }: KnownBoardProps) {
  const known = useSyncStatus({ property_id, initial, onAnswered });
  const { status, reload } = known;
  const isVisible = usePageVisible();
  // Reloads when the tab becomes visible again, because the user may have signed in from another tab.
  const look = useEffectEvent(() => {
    if (isVisible && isOver) void reload();
  });
  useEffect(() => look(), [isVisible]);
  const leave = useEffectEvent(() => onSignedOut?.());
  const isNothing = isOver && status === null;
  useEffect(() => {
    if (isNothing) leave();
  }, [isNothing]);

  if (status === null) return <Unknown known={known} />;
  return <Board status={status} known={known} address={address ?? null} />;
}

function Unknown({ known: { hasFailed, reload } }: { known: KnownStatus }) {
  return (
    <>
      <p role="status" className="in-arrivo">
        {!hasFailed && messages.syncStatusLoading}
      </p>
      <div role="alert">
        {hasFailed && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {messages.syncStatusNotLoaded}
            <button type="button" className="txtlink" onClick={() => void reload()}>
              {messages.retryButton}
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
  address: CalendarAddress | null;
};

function Board({ status, known, address }: BoardProps) {
  const { property, conflicts } = status;
  const { onSignedOut } = useCalendarSession();
  const today = dateInRome(useNow(CLOCK_MS));
  useWhenIdle(() => void LateSyncDialog.prepare());
  const [unit, setUnit] = useState(() => readCameraAddress(address ?? {}, property.camere));
  useInAddress(IN_ADDRESS, address && { camera: unit === null ? undefined : String(unit) });
  const [opened, setOpened] = useState<{ platform: Platform | null } | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** A ref is used, because a response may arrive after the dialog was closed. */
  const isOpen = useRef(false);

  // An open dialog covers the page's toasts, so the message is shown within the dialog.
  const notify: Notify = (sentence, kind, more = []) => {
    if (isOpen.current) setNotice((last) => ({ sentence, kind, more, count: (last?.count ?? 0) + 1 }));
    else for (const each of [sentence, ...more]) showToast(each, kind === 'failed' ? 'failed' : 'done');
  };
  const clearNotice = () => setNotice(null);
  const syncing = useSync({ status, known, notify, clearNotice, onSignedOut });
  const model: SyncViewModel = { status, today, syncing, notify, clearNotice, reload: known.reload, onSignedOut };
  const save = async () => {
    clearNotice();
    const failure = await downloadCalendar(property, unit);
    if (failure === null) return notify(messages.calendarExported, 'done');
    if (failure.isSignedOut) onSignedOut();
    notify(failure.sentence, 'failed');
  };
  const open = (platform: Platform | null) => {
    isOpen.current = true;
    setOpened({ platform });
  };
  const close = () => {
    isOpen.current = false;
    setOpened(null);
    clearNotice();
  };

  return (
    <div className="calendar-sync-layout">
      <div>
        <SessionOver />
        <UnitField property={property} unit={unit} onChange={setUnit} />
        <PropertyCalendar
          property={property}
          unit={unit}
          conflicts={conflicts}
          revision={known.revision}
          onChanged={() => void known.reload()}
          {...(address !== null && { address })}
        />
      </div>
      <aside>
        <ConflictNote status={status} today={today} />
        <SyncCard model={model} onOpen={open} onExport={() => void save()} />
      </aside>
      {opened !== null && (
        <LateSyncDialog
          isOpen
          model={model}
          wanted={opened.platform}
          notice={notice}
          onExport={() => void save()}
          onClose={close}
        />
      )}
    </div>
  );
}
