import { MAX_SEARCH } from '../../strutture/rules/search-pattern.ts';
import type { ModerationState } from './actions-of.ts';

export const TABS = ['pending', 'approved', 'changed', 'rejected'] as const;
export type Tab = (typeof TABS)[number];

export type PanelAddress = { tab: Tab; id: number | null; cerca: string };

const SCHEDE: Readonly<Record<Tab, string>> = {
  pending: 'in-attesa',
  approved: 'approvate',
  changed: 'cambiate',
  rejected: 'rifiutate',
};
const ID = /^[1-9]\d{0,8}$/;

/**
 * Parses the panel's URL parameters and drops invalid values (PRODUCT.md § 2, "Admin dashboard").
 * @example readPanelAddress({ scheda: 'approvate', id: '12' }) // { tab: 'approved', id: 12, cerca: '' }
 */
export function readPanelAddress(query: Readonly<Record<string, string | undefined>>): PanelAddress {
  const { scheda, id, cerca = '' } = query;
  return {
    tab: TABS.find((tab) => SCHEDE[tab] === scheda) ?? 'pending',
    id: id !== undefined && ID.test(id) ? Number(id) : null,
    cerca: cerca.slice(0, MAX_SEARCH),
  };
}

/** Omits default values. @example writePanelAddress({ tab: 'approved', id: 12, cerca: '' }) // { scheda: 'approvate', id: '12' } */
export function writePanelAddress({ tab, id, cerca }: PanelAddress): Record<string, string> {
  return {
    ...(tab === 'pending' ? {} : { scheda: SCHEDE[tab] }),
    ...(id === null ? {} : { id: String(id) }),
    ...(cerca === '' ? {} : { cerca: cerca.slice(0, MAX_SEARCH) }),
  };
}

/**
 * Returns whether a tab lists a struttura. A published struttura with a pending change is listed in two tabs.
 * @example belongsTo('pending', { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: null }) // true
 */
export function belongsTo(tab: Tab, { status, richiesta, testi_cambiati_at }: ModerationState): boolean {
  if (tab === 'pending') return richiesta !== null;
  if (tab === 'changed') return testi_cambiati_at !== null;
  return tab === 'approved' ? status === 'approvata' || status === 'sospesa' : status === 'rifiutata';
}
