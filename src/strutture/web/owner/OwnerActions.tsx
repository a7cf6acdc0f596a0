import { fileAddress } from '../../../kernel/pages/file-address.ts';
import { Link } from 'react-router';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { strutturaPath } from '../../rules/struttura-path.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ownerPath } from '../../rules/owner-path.ts';
import { hasCalendar, ownerApiPath } from './owner-api-path.ts';
import { PauseSwitch } from './PauseSwitch.tsx';
import { Removal } from './Removal.tsx';
import * as messages from '../../messages/owner.ts';

type OwnerActionsProps = {
  struttura: OwnerStruttura;
  onGone: () => void;
};

export function OwnerActions({ struttura, onGone }: OwnerActionsProps) {
  const { id, status } = struttura;
  return (
    <div className="actions">
      <Link className="btn" to={ownerPath(id, 'modifica')}>
        <Icon name="pencil-simple" />
        {status === 'rifiutata' ? messages.correctAndResubmitLink : messages.editButton}
      </Link>
      {hasCalendar(status) && (
        <Link className="btn alt" to={ownerPath(id, 'calendario')}>
          <Icon name="calendar-blank" />
          {messages.calendarLink}
        </Link>
      )}
      {hasCalendar(status) && (
        <Link className="btn alt" to={ownerPath(id, 'condizioni')}>
          <Icon name="clipboard-text" />
          {messages.pricesAndConditionsTitle}
        </Link>
      )}
      {status === 'approvata' && (
        <Link className="btn alt" to={strutturaPath(struttura)}>
          <Icon name="arrow-square-out" />
          {messages.seePublicPageLink}
        </Link>
      )}
      <PauseSwitch struttura={struttura} />
      {/* This link downloads a file and is not a route. */}
      <a className="btn alt" href={fileAddress(ownerApiPath(id, '/archivio'))} download>
        <Icon name="download-simple" />
        {messages.downloadAllButton}
      </a>
      <Removal struttura={struttura} onGone={onGone} />
    </div>
  );
}
