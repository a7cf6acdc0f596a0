import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { AdminQueryScope } from '../../../accounts/web/admin/AdminQueryScope.tsx';
import { formatCount } from '../../../kernel/text/format-count.ts';
import type { AdminCounters } from '../../../strutture/admin-contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Tab } from '../../rules/panel-address.ts';
import { BulkDialogs } from './BulkDialogs.tsx';
import { PanelDialogs } from './PanelDialogs.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { Queue } from './Queue.tsx';
import { Sheet } from './Sheet.tsx';
import { Tabs } from './Tabs.tsx';
import type { OpenPanelDialog, PanelRequest, OnPanelRequest } from './panel-dialog.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';
import { usePanel } from './use-panel.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import './panel.css';
import { useRead } from '../../../api/use-read.ts';
import * as messages from '../../messages/admin.ts';
import { readDeletionAddress, type RequestedDeletion } from '../../rules/upcoming-bookings-address.ts';
import type { PanelViewModel } from './use-panel-view-model.ts';

function useWaitingComments(): [number | null, (count: number) => void] {
  const { data } = useRead('GET /api/admin/blog/comments', { query: { limit: 1 } });
  const [counted, setCounted] = useState<number | null>(null);
  return [counted ?? data?.counts.in_attesa ?? null, setCounted];
}

const ABOUT_ALL = { svuota: 'purge', 'elimina-tutte': 'deleteAll' } as const;

function read(): RequestedDeletion | null {
  return readDeletionAddress(Object.fromEntries(new URLSearchParams(window.location.search)));
}

function useRequestedDeletion({ address, detail: { detail } }: PanelViewModel, onRequest: OnPanelRequest): void {
  const [wanted] = useState(read);
  const isOver = useRef(false);
  const isAtHand = wanted?.name === 'elimina' && detail?.id === wanted.id;
  const isLeft = wanted?.name === 'elimina' && address.id !== wanted.id;
  const open = useEffectEvent(onRequest);
  useEffect(() => {
    if (wanted === null || isOver.current) return;
    const isReady = wanted.name !== 'elimina' || (isAtHand && !isLeft);
    isOver.current = isReady || isLeft;
    if (isReady) open(wanted.name === 'elimina' ? 'delete' : ABOUT_ALL[wanted.name]);
  }, [wanted, isAtHand, isLeft]);
}

export function AdminPanel() {
  return (
    <AdminQueryScope>
      <Panel />
    </AdminQueryScope>
  );
}

function Panel() {
  const shortcutKeys = useShortcutKeys();
  const panel = usePanel(shortcutKeys.isOn);
  // An open dialog keeps its struttura and its values even if the selection changes.
  const [question, setQuestion] = useState<OpenPanelDialog | null>(null);
  const onRequest = (request: PanelRequest) => {
    const { current, detail } = panel;
    // `seen` deletes nothing and sends no notification, so it needs no confirmation.
    if (request === 'seen') void panel.see(detail.detail);
    else setQuestion({ request, current, detail: detail.detail });
  };
  useRequestedDeletion(panel, onRequest);
  const [bulk, setBulk] = useState<'approve' | 'reject' | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const panelElement = useRef<HTMLDivElement>(null);
  usePanelFocus(panel, panelElement);
  const [waitingComments, setWaitingComments] = useWaitingComments();
  const keysIn = useShortcuts({ panel, isOn: shortcutKeys.isOn, search, onRequest });
  const { address, queue, items, isPhone } = panel;
  const isEmpty = queue.phase === 'ready' && items.length === 0 && address.cerca === '' && address.id === null;

  return (
    <div
      className={classNames('accounts-frame admin-panel', isPhone && panel.currentId !== null && 'admin-open-sheet')}
    >
      <PanelHeader onRequest={onRequest} settle={panel.settle} waitingComments={waitingComments} />
      <main id="contenuto" tabIndex={-1}>
        <div className="wrap">
          <div className="tt">
            <h1>{messages.adminPanelTitle}</h1>
            <Counters counters={panel.counters} />
            <Tabs tab={address.tab} changed={panel.counters?.cambiate ?? null} onChange={panel.goToTab} />
          </div>
          <div id="banco" ref={panelElement} tabIndex={-1} role="tabpanel" aria-labelledby={`scheda-${address.tab}`}>
            {isEmpty ? (
              <EmptyTab tab={address.tab} goToTab={panel.goToTab} />
            ) : (
              <div className="admin-moderation">
                <Queue
                  panel={panel}
                  search={search}
                  onKeyDown={keysIn('queue')}
                  onBulk={setBulk}
                  onHelp={() => onRequest('shortcuts')}
                />
                <Sheet panel={panel} hasKeys={shortcutKeys.isOn} onKeyDown={keysIn('sheet')} onRequest={onRequest} />
              </div>
            )}
          </div>
        </div>
      </main>
      {question && (
        <PanelDialogs
          {...{ panel, question, shortcutKeys }}
          onWaitingComments={setWaitingComments}
          onClose={() => setQuestion(null)}
        />
      )}
      <BulkDialogs panel={panel} requestedKind={bulk} onRequest={() => setBulk(null)} />
    </div>
  );
}

/** Paused listings count as approved. */
function Counters({ counters }: { counters: AdminCounters | null }) {
  const { in_attesa: pending, totale: total } = counters ?? {};
  const approved = counters ? counters.approvate + counters.sospese : undefined;
  const cells = [
    { count: pending, label: messages.pendingLabel, isHot: pending !== 0 },
    { count: approved, label: approved === 1 ? 'approvata' : 'approvate' },
    { count: total, label: total === 1 ? 'totale' : 'totali' },
  ];
  return (
    <ul className="admin-counters" aria-label={messages.propertiesTitle} aria-busy={counters === null}>
      {cells.map(({ count, label, isHot }) => (
        <li key={label} className={isHot ? 'hot' : undefined}>
          <b>{count === undefined ? '–' : formatCount(count)}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function EmptyTab({ tab, goToTab }: { tab: Tab; goToTab: (tab: Tab) => void }) {
  const { title, sentence } = messages.emptyQueues[tab];
  const other: Tab = tab === 'pending' ? 'approved' : 'pending';
  return (
    <EmptyState title={title}>
      <p>{sentence}</p>
      <button type="button" className="btn alt mt-2" onClick={() => goToTab(other)}>
        {other === 'pending' ? messages.goToPendingLink : messages.showApprovedLink}
      </button>
    </EmptyState>
  );
}
