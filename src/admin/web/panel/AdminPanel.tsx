import { useRef, useState } from 'react';
import { AdminQueryScope } from '../../../accounts/web/admin/AdminQueryScope.tsx';
import { useWaitingComments } from '../../../blog/web/admin/use-waiting-comments.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BulkDialogs } from './BulkDialogs.tsx';
import { Counters } from './Counters.tsx';
import { EmptyTab } from './EmptyTab.tsx';
import { PanelDialogs } from './PanelDialogs.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { Queue } from './Queue.tsx';
import { Sheet } from './Sheet.tsx';
import { Tabs } from './Tabs.tsx';
import { usePanelDialog } from './use-panel-dialog.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';
import { usePanel } from './use-panel.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useRequestedDeletion } from './use-requested-deletion.ts';
import './panel.css';
import * as t from './messages.it.ts';

/**
 * The administrator's panel (specification section 2, "Admin dashboard"): what waits, what is published, what was refused,
 * and everything that is done with it.
 */
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
  const { question, ask, forget } = usePanelDialog(panel);
  useRequestedDeletion(panel, ask);
  const [bulk, setBulk] = useState<'approve' | 'reject' | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const panelElement = useRef<HTMLDivElement>(null);
  usePanelFocus(panel, panelElement);
  const [waitingComments, setWaitingComments] = useWaitingComments();
  const keysIn = useShortcuts({ panel, isOn: shortcutKeys.isOn, search, ask });
  const { address, queue, items, isPhone } = panel;
  const isEmpty = queue.phase === 'ready' && items.length === 0 && address.cerca === '' && address.id === null;

  return (
    <div
      className={classNames('accounts-frame admin-panel', isPhone && panel.currentId !== null && 'admin-open-sheet')}
    >
      <PanelHeader ask={ask} settle={panel.settle} waitingComments={waitingComments} />
      <main id="contenuto" tabIndex={-1}>
        <div className="wrap">
          <div className="tt">
            <h1>{t.pannelloAmministratore}</h1>
            <Counters counters={panel.counters} />
            <Tabs tab={address.tab} onChange={panel.goToTab} />
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
                  onHelp={() => ask('shortcuts')}
                />
                <Sheet panel={panel} hasKeys={shortcutKeys.isOn} onKeyDown={keysIn('sheet')} ask={ask} />
              </div>
            )}
          </div>
        </div>
      </main>
      {question && (
        <PanelDialogs {...{ panel, question, shortcutKeys }} onWaitingComments={setWaitingComments} onClose={forget} />
      )}
      <BulkDialogs panel={panel} requestedKind={bulk} onRequest={() => setBulk(null)} />
    </div>
  );
}
