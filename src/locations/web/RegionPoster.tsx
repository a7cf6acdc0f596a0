import { Link } from 'react-router';
import { Icon } from '../../ui/icons/Icon.tsx';
import { placePath } from '../rules/place-path.ts';
import type { RegionCard } from './join-region-cards.ts';
import * as messages from '../messages/visitor.ts';
import { regionArt } from './region-art.ts';
import { regionCards } from './region-cards.ts';

function RegionPicture({ codice }: { codice: string }) {
  const { orizzonte } = regionCards.find((each) => each.codice === codice) ?? { orizzonte: 50 };
  return (
    <img
      src={regionArt(codice)}
      alt=""
      width={320}
      height={400}
      loading="lazy"
      style={{ objectPosition: `50% ${orizzonte}%` }}
    />
  );
}

type RegionPosterProps = {
  card: RegionCard;
  highlighted: boolean;
  onHighlight: (codice: string | null) => void;
  loading: boolean;
};

export function RegionPoster({ card, highlighted, onHighlight, loading }: RegionPosterProps) {
  const light = () => onHighlight(card.codice);
  const dim = () => onHighlight(null);
  return (
    <Link
      className={highlighted ? 'locations-poster on' : 'locations-poster'}
      to={placePath({ regione: card.slug })}
      aria-disabled={loading || undefined}
      onClick={(event) => loading && event.preventDefault()}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <span className="im">
        <RegionPicture codice={card.codice} />
        <span className="go">
          {messages.exploreLink} <Icon name="arrow-right" size={16} />
        </span>
      </span>
      <span className="ca">
        <b>{card.nome}</b>
        <span className="code" aria-hidden="true">
          {card.codice}
        </span>
        <span className="de">{card.descrizione}</span>
      </span>
    </Link>
  );
}
