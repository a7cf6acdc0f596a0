import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { PropertyBoard } from '../../../calendar/web/sync/PropertyBoard.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import type { ActionProps } from './action-props.ts';
import './actions.css';
import * as messages from '../../messages/admin.ts';

export function CalendarDialog({ struttura, onClose }: Omit<ActionProps, 'onDone'>) {
  const { id, nome, status, form } = struttura;
  const { onSignedOut } = useAdminSession();
  const isOpen = status === 'approvata' || status === 'sospesa';
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.calendarLabel}
      className={isOpen ? 'admin-action admin-calendar-dialog' : 'admin-action'}
    >
      <div className="capo">
        <p className="admin-whose">{nome}</p>
        {/* Shows the published CIN from `form`, because `struttura.cin` contains the CIN of a pending change, if any. */}
        {form.cin !== '' && <span className="code">{form.cin}</span>}
      </div>
      {isOpen ? (
        <>
          <PropertyBoard
            property_id={id}
            initial={null}
            signInPath={ADMIN_LOGIN}
            opensBookings={false}
            onSignedOut={onSignedOut}
          />
          {/* The dialog hides the panel's toasts, so it renders its own. */}
          <Toasts />
        </>
      ) : (
        <p className="note info">
          <Icon name="info" />
          {messages.calendarNotPublicReasons[status]}
        </p>
      )}
    </Dialog>
  );
}
