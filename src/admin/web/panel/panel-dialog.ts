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

/** Dialogs that are about the panel, not about one struttura. */
export type PanelDialog = (typeof PANEL_DIALOGS)[number];

/** Which dialog is asked for: about the panel, or about the struttura at hand. */
export type PanelRequest = PanelDialog | PanelAction;

export type OnPanelRequest = (request: PanelRequest) => void;

/** Whether what is asked for is about the panel. */
export function isAboutPanel(request: PanelRequest): request is PanelDialog {
  return PANEL_DIALOGS.some((each) => each === request);
}
