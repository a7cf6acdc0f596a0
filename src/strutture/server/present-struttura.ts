import { pick } from '../../kernel/records.ts';
import { cardFields, storyFields } from '../rules/listing-fields.ts';
import { shownPosition, shownStreet } from '../rules/shown-place.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { isOwnersLanguage, ITALIAN, type Language } from '../../kernel/language.ts';
import { dateInRome } from '../../kernel/dates/calendar-date.ts';
import { asCents, toEuros } from '../../kernel/money/cents.ts';
import { townName } from '../../locations/server/service.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { PHOTO_FOLDER } from '../../media/rules/photo-sources.ts';
import type { Camera, ListedStruttura, Struttura, StrutturaCard } from '../contract.ts';
import { answerHours } from '../rules/answer-time.ts';
import type { Stanza } from '../rules/house-rules.ts';
import { isGuaranteed } from '../rules/is-guaranteed.ts';
import { toTariffa } from '../rules/rate.ts';
import { shortenText } from '../rules/shorten-text.ts';
import { shownNotes, type ShownText, shownText } from '../rules/shown-text.ts';
import type { CardRow, ListedRow, WholeRow } from './repository.ts';

function photoAddress(name: string): string {
  return PHOTO_FOLDER + name;
}

function euros(cents: number | null): number {
  return toEuros(asCents(cents ?? 0));
}

const CARD_DESCRIPTION_LENGTH = 160;

/** Spreading the stored card exposes no private data: it contains neither the Stripe account nor the status. */
export function presentCard({
  id,
  posizione_approssimativa,
  card: { lingua, traduzioni, ...card },
}: CardRow): StrutturaCard {
  const language = currentLanguage();
  // Cards have no machine translations, because they have no space for the notice that marks a translation.
  const translation = language === (lingua ?? ITALIAN) ? undefined : traduzioni?.[language];
  return {
    id,
    slug: slugify(card.nome),
    ...card,
    citta: townName(card.citta),
    descrizione: shortenText(translation ?? card.descrizione, CARD_DESCRIPTION_LENGTH),
    indirizzo: shownStreet({ indirizzo: card.indirizzo, posizione_approssimativa }),
    immagini: card.immagini.map(photoAddress),
    ...(isForeign(lingua) && { lingua }),
    ...(translation !== undefined && { is_tradotta: true }),
  };
}

function isForeign(lingua: Language | undefined): lingua is Language {
  return (lingua ?? ITALIAN) !== ITALIAN;
}

function presentCamera(camera: ListedRow['camere'][number]): Camera {
  const { prezzo_notte_cents, struttura_id: _, traduzioni, lingua, ...fields } = camera;
  const original = camera.nome_camera;
  const { testo: nome_camera, is_tradotta } = shownText(currentLanguage(), {
    original,
    lingua,
    ownerTranslations: traduzioni,
  });
  const mark = { ...(isForeign(lingua) && { lingua }), ...(is_tradotta && { is_tradotta, originale: original }) };
  return { ...fields, nome_camera, prezzo_notte: euros(prezzo_notte_cents), ...mark };
}

type ShownStanza = ListedStruttura['stanze'][number];

function presentStanza({ nome: original, tipo_letti, lingua, traduzioni = {} }: Stanza): ShownStanza {
  const { testo: nome, ...mark } = shownText(currentLanguage(), { original, lingua, ownerTranslations: traduzioni });
  return { nome, tipo_letti, ...(isForeign(lingua) && { lingua }), ...mark };
}

function descriptionOf({ descrizione, traduzioni, lingue_testi }: ListedRow) {
  return { original: descrizione, lingua: lingue_testi.descrizione, ownerTranslations: traduzioni };
}

export function presentListed(row: ListedRow): ListedStruttura {
  return presentInWords(row, shownText(currentLanguage(), descriptionOf(row)));
}

/** Lists the fields explicitly, so that no other field is sent. */
function presentInWords(row: ListedRow, { testo: descrizione, ...mark }: ShownText): ListedStruttura {
  return {
    id: row.id,
    slug: slugify(row.nome),
    ...pick(row, cardFields),
    descrizione,
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
    ...shownNotes(currentLanguage(), row),
    stanze: row.stanze.map(presentStanza),
    posizione: shownPosition(row),
    accoglie_foto: row.host_photo === null ? null : photoAddress(row.host_photo),
    citta_id: row.citta_id,
    provincia_id: row.provincia_id,
    regione_id: row.regione_id,
    created_at: row.created_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    ...mark,
  };
}

export function presentStruttura(row: WholeRow): Struttura {
  return {
    ...presentInWords(row, shownText(currentLanguage(), { ...descriptionOf(row), machine: row.machine })),
    accoglie_da: row.host_since === null ? null : dateInRome(row.host_since),
    risponde_entro_ore: answerHours(row.answer_minutes ?? []),
    ...(isOwnersLanguage(row.owner_language) && { lingua_proprietario: row.owner_language }),
  };
}
