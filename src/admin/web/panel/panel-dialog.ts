import type { PanelAction } from '../../rules/actions-of.ts';

/** Dialogs that are about the panel, not about one struttura. */
export type PanelDialog = 'create' | 'purge' | 'deleteAll' | 'register' | 'security' | 'shortcuts';

/** Which dialog is asked for: about the panel, or about the struttura at hand. */
export type Asked = PanelDialog | Exclude<PanelAction, 'page'>;

export type Ask = (asked: Asked) => void;
