import { EmptyState } from '../../../ui/EmptyState.tsx';
import { adminMessages } from '../../messages.it.ts';
import type { Tab } from '../../rules/panel-address.ts';
import * as t from './messages.it.ts';

type EmptyTabProps = { tab: Tab; goToTab: (tab: Tab) => void };

/** A tab that has nothing: its sentence, and the way to the next one. */
export function EmptyTab({ tab, goToTab }: EmptyTabProps) {
  const { title, sentence } = adminMessages.vuote[tab];
  const other: Tab = tab === 'pending' ? 'approved' : 'pending';
  return (
    <EmptyState title={title}>
      <p>{sentence}</p>
      <button type="button" className="btn alt mt-2" onClick={() => goToTab(other)}>
        {other === 'pending' ? t.vaiAQuelleInAttesa : t.guardaLeApprovate}
      </button>
    </EmptyState>
  );
}
