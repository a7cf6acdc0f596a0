import { langOf, shownLanguage } from '../../../kernel/languages/lang-of.ts';
import { Link } from 'react-router';
import { PhotoCarousel } from '../../../media/web/PhotoCarousel.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { countOf } from '../../rules/count-of.it.ts';
import { guessChips } from '../../rules/chips.ts';
import { strutturaPath } from '../../rules/struttura-path.ts';
import { bedsFacts } from './beds-facts.ts';
import { Badges } from './Badges.tsx';
import { Facts } from './Facts.tsx';
import { Freshness, type FreshnessSentence } from './Freshness.tsx';
import { SaveButton } from './saved/SaveButton.tsx';
import { PHOTO_SIZES } from './photo-sizes.ts';
import type { ShownCard } from './shown-card.ts';
import { type CardStay, StayPrice } from './StayPrice.tsx';
import { PRIMA_COLAZIONE } from '../../rules/prima-colazione.ts';
import * as messages from '../../messages/visitor.ts';

export type StrutturaCardProps = {
  struttura: ShownCard;
  freshness?: FreshnessSentence | undefined;
  stay?: CardStay | undefined;
  priority?: boolean;
};

/** The card is static HTML; `ResultsList` adds the behaviour (PRODUCT.md § 2, "Each card"). */
export function StrutturaCard({ struttura, freshness, stay, priority = false }: StrutturaCardProps) {
  const { nome } = struttura;
  const to = strutturaPath(struttura) + (stay?.query ?? '');
  return (
    <article id={`casa-${struttura.id}`} className="strutture-card clickable-card">
      <PhotoCarousel
        photos={struttura.immagini}
        name={nome}
        to={to}
        sizes={PHOTO_SIZES}
        isDemo={struttura.is_demo}
        priority={priority}
      />
      <SaveButton id={struttura.id} nome={nome} className="strutture-heart" />
      <div className="bd">
        <Badges struttura={struttura} />
        <div>
          <h3>
            <Link to={to}>{nome}</Link>
          </h3>
          <p className="address">
            <Icon name="map-pin" size={16} />
            {struttura.address}
          </p>
        </div>
        <Facts
          facts={[
            ...bedsFacts(struttura.capacity),
            { icon: 'bathtub', text: countOf(struttura.num_bagni, 'bagno') },
            { icon: 'cooking-pot', text: struttura.ha_cucina ? messages.kitchenFact : messages.noKitchenFact },
          ]}
        />
        <p className="de" lang={langOf(shownLanguage(struttura))}>
          {struttura.descrizione}
        </p>
        <ServiceChips {...struttura} />
        {struttura.cin !== '' && (
          <p className="cin">
            {messages.cinFactLabel} <b>{struttura.cin}</b>
          </p>
        )}
        <Freshness freshness={freshness} />
        <StayNotes stay={stay} />
        <div className="ft">
          <StayPrice struttura={struttura} price={stay?.price} />
          <Shortcut href={struttura.phone_link} icon="phone" label={messages.callHomeLabel(nome)} />
          <Shortcut href={struttura.email_link} icon="envelope-simple" label={messages.writeToHomeLabel(nome)} />
          <Link className="btn sm" to={to} aria-label={messages.seeHomeLabel(nome)}>
            {messages.seeHomeLink}
          </Link>
        </div>
      </div>
    </article>
  );
}

function StayNotes({ stay }: { stay: CardStay | undefined }) {
  return (
    <>
      {stay?.policy && (
        <p className="strutture-freshness annulli">
          <Icon name="calendar-blank" size={16} />
          {stay.policy}
        </p>
      )}
      {stay?.warning && (
        <p className="strutture-freshness dubbio">
          <Icon name="warning" size={16} />
          {stay.warning}
        </p>
      )}
    </>
  );
}

function Shortcut({ href, icon, label }: { href: string | null; icon: 'phone' | 'envelope-simple'; label: string }) {
  if (href === null) return null;
  return (
    <a className="icb out" href={href} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}

/** `+N` works without scripts; `followChips` fits the line to the card's width. */
function ServiceChips({ chips }: Pick<ShownCard, 'chips'>) {
  if (chips.length === 0) return null;
  const names = chips.map(({ servizio }) => messages.nameOfService(servizio));
  const others = chips.length - guessChips(names);
  return (
    <div className="strutture-chips">
      {chips.length > 1 && (
        <details hidden={others === 0}>
          <summary className="chip">
            <b>{`+${others}`}</b>
            <span className="sr">{messages.showAllAmenitiesSuffix}</span>
          </summary>
        </details>
      )}
      <ul className="chips" aria-label={messages.amenitiesTitle}>
        {chips.map(({ servizio, icon }, index) => (
          <li key={servizio} className={servizio === PRIMA_COLAZIONE ? 'chip hot' : 'chip'}>
            <Icon name={icon} />
            {names[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}
