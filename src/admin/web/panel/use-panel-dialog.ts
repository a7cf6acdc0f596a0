import { useState } from 'react';
import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import type { OnPanelRequest, PanelRequest } from './panel-dialog.ts';
import type { PanelViewModel } from './use-panel-view-model.ts';

/** What is asked, and about which struttura: as it was when it was asked. `detail`: whole, if it was known by then. */
export type OpenPanelDialog = { request: PanelRequest; current: AdminStruttura | null; detail: AdminDetail | null };

/**
 * The dialog that is open. Another struttura may come to hand under it, or the same in a newer version: the dialog stays
 * about what was seen, and what is typed in it stays, too.
 */
export function usePanelDialog({ current, detail }: PanelViewModel): {
  question: OpenPanelDialog | null;
  ask: OnPanelRequest;
  forget: () => void;
} {
  const [question, setQuestion] = useState<OpenPanelDialog | null>(null);
  return {
    question,
    ask: (request) => setQuestion({ request, current, detail: detail.detail }),
    forget: () => setQuestion(null),
  };
}
