import { OwnersLink } from '../../../ui/brand/OwnersLink.tsx';
import { Link } from 'react-router';
import type { CittaWithCount, Place } from '../../../locations/contract.ts';
import { cittaLabel } from '../../../locations/rules/place-label.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { inProvincia, inRegione } from '../../../locations/rules/place-phrase.it.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as messages from '../../messages/visitor.ts';

type EmptyTownProps = {
  place: Place;
  elsewhere: readonly CittaWithCount[];
  query?: string;
};

export function EmptyTown({ place: { regione, provincia, citta }, elsewhere, query = '' }: EmptyTownProps) {
  return (
    <EmptyState title={messages.noHomesYetTitle}>
      <p>
        {messages.inTheTownOf} {citta?.nome}
        {messages.noListingsInTownYet(inRegione(regione.nome))}
      </p>
      <OwnersLink className="btn" page="inserisci">
        {messages.addYourListingLink}
      </OwnersLink>
      {provincia && elsewhere.length > 0 && (
        <p className="strutture-elsewhere">
          {messages.meanwhileInPlace(inProvincia(provincia.nome))}{' '}
          {elsewhere.map((town) => (
            <Link
              key={town.id}
              to={placePath({ regione: regione.slug, provincia: provincia.slug, citta: town.slug }) + query}
            >
              {cittaLabel(town)}
            </Link>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
