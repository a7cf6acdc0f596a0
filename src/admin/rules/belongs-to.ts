import type { ModerationState } from './actions-of.ts';
import type { Tab } from './panel-address.ts';

/**
 * Whether a struttura, as it stands, is listed in a tab. A published one whose owner wants to change it is in two.
 * @example belongsTo('pending', { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: null }) // true
 */
export function belongsTo(tab: Tab, { status, richiesta, testi_cambiati_at }: ModerationState): boolean {
  if (tab === 'pending') return richiesta !== null;
  if (tab === 'changed') return testi_cambiati_at !== null;
  return tab === 'approved' ? status === 'approvata' || status === 'sospesa' : status === 'rifiutata';
}
