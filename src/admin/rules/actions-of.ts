/** Actions of an administrator on a struttura (PRODUCT.md § 2, "Pending card actions", "Approved card actions"). */
export type PanelAction =
  | 'approve'
  | 'reject'
  | 'seen'
  | 'calendar'
  | 'photos'
  | 'edit'
  | 'contacts'
  | 'delete'
  | 'details';

export type ModerationState = {
  status: 'in_attesa' | 'approvata' | 'rifiutata' | 'sospesa' | 'eliminata';
  /** The owner's pending request. While a `modifica` is pending, administrators cannot edit the photos or the form. */
  richiesta: 'nuova' | 'modifica' | null;
  testi_cambiati_at: string | null;
};

const DECISION: readonly PanelAction[] = ['approve', 'reject'];
const PENDING: readonly PanelAction[] = [...DECISION, 'photos', 'details'];
const APPROVED: readonly PanelAction[] = ['calendar', 'photos', 'edit', 'contacts', 'delete', 'details'];
const CHANGING: readonly PanelAction[] = [...DECISION, 'calendar', 'contacts', 'delete', 'details'];
const OTHERS: readonly PanelAction[] = ['edit', 'delete', 'details'];

/**
 * Returns the actions on a struttura, in the order of the buttons.
 * @example actionsOf({ status: 'in_attesa', richiesta: 'nuova', testi_cambiati_at: null }) // ['approve', 'reject', 'photos', 'details']
 */
export function actionsOf(state: ModerationState): readonly PanelAction[] {
  const actions = actionsByState(state);
  if (state.testi_cambiati_at === null) return actions;
  const decision = actions.filter((action) => DECISION.includes(action));
  return [...decision, 'seen', ...actions.slice(decision.length)];
}

function actionsByState({ status, richiesta }: ModerationState): readonly PanelAction[] {
  if (status === 'eliminata') return ['details'];
  if (richiesta === 'modifica') return CHANGING;
  if (richiesta === 'nuova') return PENDING;
  return status === 'approvata' || status === 'sospesa' ? APPROVED : OTHERS;
}
