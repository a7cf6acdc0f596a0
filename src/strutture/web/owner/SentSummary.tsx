import { formatPrice, toCents } from '../../../kernel/money/cents.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import type { OwnerDetail, SavedForm } from '../../owner-contract.ts';
import { countOf } from '../../rules/count-of.it.ts';
import * as messages from '../../messages/owner.ts';
import * as visitorMessages from '../../messages/visitor.ts';

type Camera = SavedForm['camere'][number];

const SHOWN = 5;

function spaces({ posti_letto, num_camere, num_bagni, ...home }: SavedForm): string {
  const counts = [countOf(posti_letto, 'posto'), countOf(num_camere, 'camera'), countOf(num_bagni, 'bagno')];
  return [...counts, ...visitorMessages.spacesOf(home)].join(', ');
}

function price(euros: number | null): string {
  return euros === null ? '' : formatPrice(toCents(euros));
}

function roomFacts({ posti_letto, tipo_letti, letti_aggiuntivi, bagno_privato, prezzo_notte }: Camera): string {
  const beds = messages.roomBedsText(tipo_letti, letti_aggiuntivi);
  const bathroom = bagno_privato ? messages.privateBathroomFact : messages.sharedBathroomFact;
  return [countOf(posti_letto, 'posto'), beds, bathroom, messages.pricePerNight(price(prezzo_notte))].join(', ');
}

export function SentSummary({ struttura: { form } }: { struttura: OwnerDetail }) {
  const shown = form.immagini.slice(0, SHOWN);
  const others = form.immagini.length - shown.length;
  const facts = [
    {
      name: messages.listingTypeLabel,
      value: form.tipo_struttura.map((tipo) => visitorMessages.listingTypeNames[tipo]).join(', '),
    },
    { name: 'CIN', value: form.cin },
    { name: messages.spacesLabel, value: spaces(form) },
    { name: messages.nightlyPriceLabel, value: price(form.prezzo_notte) },
    { name: messages.finalCleaningLabel, value: form.servizio_pulizie ? price(form.prezzo_pulizie) : '' },
    { name: messages.amenitiesLabel, value: form.servizi.map(visitorMessages.nameOfService).join(', ') },
    { name: messages.phoneLabel, value: form.telefono },
    { name: 'E-mail', value: form.email },
  ].filter(({ value }) => value !== '');
  return (
    <section className="card block" aria-labelledby="inviato">
      <h2 id="inviato" className="h3">
        {messages.sentSummaryTitle}
      </h2>
      {shown.length > 0 && (
        <ul className="strutture-own-strip">
          {shown.map((url, index) => (
            <li key={url}>
              <Photo url={url} alt={messages.photoAltText(index + 1)} sizes="180px" tile={4 / 3} />
              {others > 0 && index === SHOWN - 1 && <span>+{others}</span>}
            </li>
          ))}
        </ul>
      )}
      <dl className="details">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {form.camere.length > 0 && (
          <div className="intera">
            <dt>{messages.roomsLabel}</dt>
            <dd>
              <ul>
                {form.camere.map((camera, index) => (
                  <li key={camera.id ?? index}>
                    <b>{camera.nome_camera}</b>: {roomFacts(camera)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <p className="strutture-described">{form.descrizione}</p>
    </section>
  );
}
