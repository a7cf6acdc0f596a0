import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_BOOKINGS, ADMIN_SYSTEM_STATUS } from '../../../kernel/pages/admin-paths.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { formatCount } from '../../../kernel/text/format-count.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Logo } from '../../../ui/brand/Logo.tsx';
import { ThemeToggle } from '../../../ui/brand/ThemeToggle.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import type { OnPanelRequest, PanelDialog } from './panel-dialog.ts';
import * as blogMessages from '../../../blog/messages/admin.ts';
import * as messages from '../../messages/admin.ts';

const BUTTONS: readonly { dialog: PanelDialog; label: string; icon?: IconName; className: string; isBrief?: true }[] = [
  { dialog: 'create', label: messages.addPropertyLabel, icon: 'plus', className: 'btn sole sm' },
  { dialog: 'blog', label: messages.manageBlogLabel, icon: 'pencil-simple', className: 'btn alt sm' },
  { dialog: 'purge', label: messages.purgeDatabaseLabel, className: 'btn danger sm' },
  { dialog: 'deleteAll', label: messages.deleteAllLabel, className: 'btn danger sm' },
  { dialog: 'pictures', label: messages.homePhotosTitle, icon: 'images', className: 'btn alt sm breve', isBrief: true },
  {
    dialog: 'register',
    label: messages.auditLogTitle,
    icon: 'clipboard-text',
    className: 'btn alt sm breve',
    isBrief: true,
  },
  {
    dialog: 'security',
    label: messages.securityLabel,
    icon: 'lock-simple',
    className: 'btn alt sm breve',
    isBrief: true,
  },
];

type PanelHeaderProps = {
  onRequest: OnPanelRequest;
  settle: () => Promise<void>;
  waitingComments: number | null;
};

export function PanelHeader({ onRequest, settle, waitingComments }: PanelHeaderProps) {
  const { username, signOut } = useAdminSession();
  const [isOpen, setOpen] = useState(false);
  const { button, around } = useDisclosure(isOpen, () => setOpen(false));

  const leave = async () => {
    await settle();
    await signOut();
  };
  const choose = (dialog: PanelDialog) => {
    // Focuses the menu button, so that the focus returns to it when the dialog closes. By then, the menu's items are hidden.
    if (isOpen) button.current?.focus();
    setOpen(false);
    onRequest(dialog);
  };

  return (
    <header className="top" {...around}>
      <div className="wrap">
        <Logo />
        <nav id="menu" aria-label={messages.panelActionsLabel} className={isOpen ? 'open' : undefined}>
          {BUTTONS.map(({ dialog, label, icon, className, isBrief }) => {
            const waiting =
              dialog === 'blog' && waitingComments !== null && waitingComments > 0 ? waitingComments : null;
            return (
              <button
                key={dialog}
                type="button"
                className={className}
                title={waiting === null ? isBrief && label : blogMessages.commentsPending(waiting)}
                onClick={() => choose(dialog)}
              >
                {icon && <Icon name={icon} />}
                <span>{label}</span>
                {waiting !== null && (
                  <span className="da-leggere" aria-hidden="true">
                    {formatCount(waiting)}
                  </span>
                )}
              </button>
            );
          })}
          <Link className="btn alt sm breve" to={ADMIN_BOOKINGS} title={messages.bookingsLabel}>
            <Icon name="calendar-blank" />
            <span>{messages.bookingsLabel}</span>
          </Link>
          <Link className="btn alt sm breve" to={ADMIN_SYSTEM_STATUS} title={messages.systemStatusTitle}>
            <Icon name="house-line" />
            <span>{messages.systemStatusTitle}</span>
          </Link>
          <button
            type="button"
            className="btn alt sm"
            title={messages.signedInAs(username)}
            onClick={() => void leave()}
          >
            <Icon name="sign-out" />
            {messages.signOutButton}
          </button>
        </nav>
        <ThemeToggle />
        <button
          type="button"
          ref={button}
          className="btn alt sm menu-adm"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'x' : 'list'} />
          {messages.menuLabel}
        </button>
      </div>
    </header>
  );
}
