import type { Tab } from './panel-address.ts';

type Subject = {
  status: 'in_attesa' | 'approvata' | 'rifiutata' | 'sospesa' | 'eliminata';
  richiesta: 'nuova' | 'modifica' | null;
};

/**
 * Whether a struttura, as it stands, is listed in a tab. A published one whose owner wants to change it is in two.
 * @example belongsTo('pending', { status: 'approvata', richiesta: 'modifica' }) // true
 */
export function belongsTo(tab: Tab, { status, richiesta }: Subject): boolean {
  if (tab === 'pending') return richiesta !== null;
  return tab === 'approved' ? status === 'approvata' || status === 'sospesa' : status === 'rifiutata';
}
