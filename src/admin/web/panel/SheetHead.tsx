import { formatPrice, toCents } from '../../../kernel/money/cents.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { strutturaPath } from '../../../strutture/rules/struttura-path.ts';
import { GuaranteeBadge } from '../../../strutture/web/visitor/GuaranteeBadge.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import * as messages from '../../messages/admin.ts';

export function SheetHead({ struttura }: { struttura: AdminStruttura }) {
  const { nome, citta, sigla, cap, regione, indirizzo, tipo_struttura: tipi, status } = struttura;
  return (
    <div className="hh">
      <div>
        <p className="badges">
          {tipi.map((tipo) => (
            <span key={tipo} className="badge tipo">
              {struttureMessages.listingTypeNames[tipo]}
            </span>
          ))}
          {struttura.tipo_prenotazione === 'bnb' && <span className="badge tipo">{messages.bookedPerRoom}</span>}
          <GuaranteeBadge isGuaranteed={struttura.is_guaranteed} />
          {struttura.richiesta === 'nuova' && struttura.email_confirmed === false && (
            <span className="badge waiting">
              <Icon name="envelope-simple" size={16} />
              {messages.addressUnconfirmed}
            </span>
          )}
          {status === 'sospesa' && (
            <span className="badge">
              <Icon name="pause" size={16} />
              {messages.pausedBadge}
            </span>
          )}
        </p>
        <h2>{nome}</h2>
        <p className="muted">{`${citta} (${sigla}), ${cap} · ${indirizzo} · ${regione}`}</p>
        {status === 'approvata' && (
          <a className="pubblica" href={strutturaPath(struttura)} target="_blank" rel="noopener">
            {messages.viewPublicPageLink}
            <Icon name="arrow-square-out" size={16} />
            <span className="sr">{messages.opensInNewTab}</span>
          </a>
        )}
      </div>
      <Price struttura={struttura} />
    </div>
  );
}

function Price({ struttura: { prezzo_notte: euros, tipo_prenotazione: kind } }: { struttura: AdminStruttura }) {
  if (euros === null) return <p className="pz muted">{messages.noPrice}</p>;
  return (
    <p className="pz">
      <b className="num">{`${kind === 'bnb' ? 'da ' : ''}${formatPrice(toCents(euros))}`}</b>
      <span className="muted">{messages.perNight}</span>
    </p>
  );
}
