import { isOwnersLanguage } from '../../kernel/language.ts';
import { pick } from '../../kernel/records.ts';
import { cardFields, storyFields } from '../rules/listing-fields.ts';
import { shownPosition, shownStreet } from '../rules/shown-place.ts';
import { dateInRome } from '../../kernel/calendar-date.ts';
import { asCents, toEuros } from '../../kernel/cents.ts';
import { townName } from '../../locations/server/service.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { PHOTO_FOLDER } from '../../media/rules/photo-sources.ts';
import type { Camera, ListedStruttura, Struttura, StrutturaCard } from '../contract.ts';
import { answerHours } from '../rules/answer-time.ts';
import { isGuaranteed } from '../rules/is-guaranteed.ts';
import { toTariffa } from '../rules/rate.ts';
import { shortenText } from '../rules/shorten-text.ts';
import type { CardRow, ListedRow, WholeRow } from './repository.ts';

function photoAddress(name: string): string {
  return PHOTO_FOLDER + name;
}

function euros(cents: number | null): number {
  return toEuros(asCents(cents ?? 0));
}

/** A card shows two lines of the description: what comes after them stays on the server. */
const CARD_DESCRIPTION_LENGTH = 160;

/** What a card sends out is listed in `cards_of` (`db/migrations/0045_cards.sql`): no Stripe account, no status. */
export function presentCard({ id, posizione_approssimativa, card }: CardRow): StrutturaCard {
  return {
    id,
    slug: slugify(card.nome),
    ...card,
    citta: townName(card.citta),
    descrizione: shortenText(card.descrizione, CARD_DESCRIPTION_LENGTH),
    indirizzo: shownStreet({ indirizzo: card.indirizzo, posizione_approssimativa }),
    immagini: card.immagini.map(photoAddress),
  };
}

function presentCamera(camera: ListedRow['camere'][number]): Camera {
  const { prezzo_notte_cents, struttura_id: _, ...fields } = camera;
  return { ...fields, prezzo_notte: euros(prezzo_notte_cents) };
}

/** The explicit list of fields that the public may read of a struttura in a list. */
export function presentListed(row: ListedRow): ListedStruttura {
  return {
    id: row.id,
    slug: slugify(row.nome),
    ...pick(row, cardFields),
    indirizzo: shownStreet(row),
    cin: row.cin ?? '',
    citta: townName(row.citta),
    sigla: row.sigla,
    prezzo_notte: euros(row.prezzo_notte_cents),
    immagini: (row.photo_names ?? []).map(photoAddress),
    is_guaranteed: isGuaranteed(row),
    is_demo: row.is_demo,
    prezzo_pulizie: euros(row.prezzo_pulizie_cents),
    tariffe: row.tariffe.map(toTariffa),
    accettazione: row.accettazione,
    politica_cancellazione: row.politica_cancellazione,
    camere: row.camere.map(presentCamera),
    ...pick(row, storyFields),
    posizione: shownPosition(row),
    accoglie_foto: row.host_photo === null ? null : photoAddress(row.host_photo),
    citta_id: row.citta_id,
    provincia_id: row.provincia_id,
    regione_id: row.regione_id,
    created_at: row.created_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
  };
}

/** The same of one alone, with what its owner's other homes say of the owner. */
export function presentStruttura(row: WholeRow): Struttura {
  return {
    ...presentListed(row),
    accoglie_da: row.host_since === null ? null : dateInRome(row.host_since),
    risponde_entro_ore: answerHours(row.answer_minutes ?? []),
    ...(isOwnersLanguage(row.owner_language) && { lingua_proprietario: row.owner_language }),
  };
}
