import { Link } from 'react-router';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { strutturaPath } from '../../rules/struttura-path.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import { OwnerCover } from './OwnerCover.tsx';
import { ownerPath } from '../../rules/owner-path.ts';
import { hasCalendar } from './owner-api-path.ts';
import { Refusal } from './Refusal.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import * as messages from '../../messages/owner.ts';

const COVER_SIZES = '(max-width: 860px) calc(100vw - 40px), 280px';

export function OwnerCard({ struttura }: { struttura: OwnerStruttura }) {
  const { id, nome, status } = struttura;
  return (
    <article className="strutture-own-card clickable-card">
      <OwnerCover immagini={struttura.immagini} sizes={COVER_SIZES} />
      <div className="bd">
        <StatusBadge struttura={struttura} />
        <div>
          <h2>
            <Link to={ownerPath(id)}>{nome}</Link>
          </h2>
          <p className="address">
            <Icon name="map-pin" size={16} />
            {struttura.citta} ({struttura.sigla})
          </p>
        </div>
        {struttura.cin !== null && (
          <p className="cin">
            {messages.cinLabel} <b>{struttura.cin}</b>
          </p>
        )}
        <Refusal struttura={struttura} />
        <div className="ft">
          <p>{messages.requestSentOn(formatMoment(struttura.submitted_at))}</p>
          {status === 'approvata' && (
            <Link
              className="btn alt sm"
              to={strutturaPath(struttura)}
              aria-label={messages.seePageOfListingLabel(nome)}
            >
              {messages.seePageLink}
            </Link>
          )}
          {hasCalendar(status) && (
            <Link
              className="btn alt sm"
              to={ownerPath(id, 'calendario')}
              aria-label={messages.calendarOfListingLabel(nome)}
            >
              {messages.calendarLink}
            </Link>
          )}
          <Link className="btn sm" to={ownerPath(id)} aria-label={messages.manageListingLabel(nome)}>
            {messages.manageLink}
          </Link>
        </div>
      </div>
    </article>
  );
}
