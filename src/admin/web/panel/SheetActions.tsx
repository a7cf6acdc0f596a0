import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { actionsOf, type PanelAction } from '../../rules/actions-of.ts';
import type { OnPanelRequest } from './panel-dialog.ts';
import * as messages from '../../messages/admin.ts';

const LOOKS: Record<PanelAction, { label: string; className: string; icon?: IconName; key?: string }> = {
  approve: { label: messages.approveButton, className: 'btn', icon: 'check', key: 'A' },
  reject: { label: messages.rejectButton, className: 'btn danger', icon: 'x', key: 'R' },
  seen: { label: messages.markSeenButton, className: 'btn', icon: 'eye', key: 'V' },
  calendar: { label: messages.calendarLabel, className: 'btn alt', icon: 'calendar-dots' },
  photos: { label: messages.managePhotosLabel, className: 'btn alt', icon: 'images', key: 'F' },
  edit: { label: messages.editPropertyLabel, className: 'btn alt', icon: 'pencil-simple' },
  contacts: { label: messages.editContactsLabel, className: 'btn alt', icon: 'phone' },
  delete: { label: messages.deleteButton, className: 'btn danger', icon: 'trash' },
  details: { label: messages.detailsLabel, className: 'btn alt', key: 'D' },
};
const EARLY: readonly PanelAction[] = ['approve', 'reject'];
const FIRST: readonly PanelAction[] = [...EARLY, 'seen'];

type SheetActionsProps = {
  struttura: AdminStruttura;
  isWhole: boolean;
  hasKeys: boolean;
  onRequest: OnPanelRequest;
};

export function SheetActions({ struttura, isWhole, hasKeys, onRequest }: SheetActionsProps) {
  const actions = actionsOf(struttura);
  const decision = actions.filter((action) => FIRST.includes(action));
  const others = actions.filter((action) => !FIRST.includes(action));
  const isMany = others.length > 3;
  const draw = (action: PanelAction) => {
    const { label, className, icon, key } = LOOKS[action];
    const isOff = !isWhole && !EARLY.includes(action);
    return (
      <button
        key={action}
        type="button"
        className={isMany ? `${className} sm` : className}
        aria-keyshortcuts={hasKeys ? key : undefined}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onRequest(action)}
      >
        {icon && (!isMany || FIRST.includes(action)) && <Icon name={icon} />}
        {label}
        {hasKeys && key && <kbd aria-hidden="true">{key}</kbd>}
      </button>
    );
  };
  return (
    <div className="admin-actions">
      {decision.length > 0 && <div className="admin-decide">{decision.map(draw)}</div>}
      <div className="admin-other-actions">{others.map(draw)}</div>
    </div>
  );
}
