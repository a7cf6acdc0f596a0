import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { SyncStatus } from '../../property-contract.ts';
import { detailOf, type CalendarSync, type Notify } from './use-sync.ts';

export type SyncViewModel = {
  status: SyncStatus;
  today: CalendarDate;
  syncing: CalendarSync;
  notify: Notify;
  clearNotice: () => void;
  reload: () => Promise<boolean>;
  onSignedOut: () => void;
};

export type Question = { text: string; confirm: string; run: () => Promise<string | null> };
export type OnQuestion = (question: Question) => void;

export async function change(
  { reload, onSignedOut }: SyncViewModel,
  send: () => Promise<Reply<unknown>>,
  prefix: string,
): Promise<string | null> {
  const answer = await send();
  if (!answer.ok && answer.status === SIGNED_OUT) onSignedOut();
  if (!answer.ok) return prefix + detailOf(answer);
  void reload();
  return null;
}
