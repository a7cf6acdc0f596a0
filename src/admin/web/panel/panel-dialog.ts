import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import type { PanelAction } from '../../rules/actions-of.ts';

const PANEL_DIALOGS = [
  'create',
  'blog',
  'pictures',
  'purge',
  'deleteAll',
  'register',
  'security',
  'shortcuts',
] as const;

export type PanelDialog = (typeof PANEL_DIALOGS)[number];

export type PanelRequest = PanelDialog | PanelAction;

export type OpenPanelDialog = { request: PanelRequest; current: AdminStruttura | null; detail: AdminDetail | null };

export type OnPanelRequest = (request: PanelRequest) => void;

export function isAboutPanel(request: PanelRequest): request is PanelDialog {
  return PANEL_DIALOGS.some((each) => each === request);
}
