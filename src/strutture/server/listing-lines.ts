import { type Cents, formatPrice } from '../../kernel/money/cents.ts';
import { FOREIGN_LANGUAGES, LANGUAGES } from '../../kernel/language.ts';
import type { PhotoDetails } from '../../media/rules/photo-details.ts';
import { photoDetailsText } from '../../media/messages/visitor.it.ts';
import * as admin from '../messages/admin.ts';
import { ownerMessages } from '../messages/by-request.ts';
import * as owner from '../messages/owner.it.ts';
import * as visitor from '../messages/visitor.it.ts';
import type { CheckedCamera } from '../rules/check-camere.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import type { PhotoComparison } from '../rules/compare-photos.ts';
import { countOf } from '../rules/count-of.it.ts';
import { FLAG_FIELDS } from '../rules/flag-fields.ts';
import type { Line } from '../rules/list-changes.ts';
import { formatPoint } from '../rules/parse-point.ts';
import { NOTES } from '../rules/text-languages.ts';

type Fact = readonly [key: keyof CheckedStruttura, label: string, text: string];
type ShownPhotos = readonly (PhotoDetails & { id: number })[];

const words = admin.comparisonWords;
const toLine = ([key, campo, testo]: Fact): Line => ({ key, campo, testo });
const textOr = (none: string, text: string | null) => (text === null || text === '' ? none : text);
const priceText = (cents: Cents | null) => (cents === null ? '' : formatPrice(cents));
const keyOf = (id: number | null, index: number) => (id === null ? `camera nuova ${index}` : `camera ${id}`);

function cleaningText(form: CheckedStruttura, { oncePerStay, noAnswer }: Record<'oncePerStay' | 'noAnswer', string>) {
  return form.servizio_pulizie ? `${formatPrice(form.prezzo_pulizie_cents)}, ${oncePerStay}` : noAnswer;
}

export function photosChangeText({ count, fresh, isReordered }: PhotoComparison): string {
  if (fresh > 0) return words.freshPhotos(count, fresh);
  return isReordered ? words.reorderedPhotos(count) : words.photos(count);
}

export function photoDetailLines(photos: ShownPhotos): Line[] {
  const lines = photos.map((photo, index) => {
    return { key: `foto ${photo.id}`, campo: words.photo(index + 1), testo: photoDetailsText(photo) };
  });
  return lines.filter(({ testo }) => testo !== '');
}

function roomText(camera: CheckedCamera): string {
  return [
    visitor.nameWithLanguage(camera.nome_camera, camera.lingua),
    ...visitor.translatedNames(camera.traduzioni),
    countOf(camera.posti_letto, 'posto'),
    owner.roomBedsText(camera.tipo_letti, camera.letti_aggiuntivi),
    camera.bagno_privato ? words.privateBathroom : words.sharedBathroom,
    words.aNight(formatPrice(camera.prezzo_notte_cents)),
    ...(camera.disponibile ? [] : [words.unavailable]),
    ...camera.servizi_camera,
    ...(camera.note === '' ? [] : [camera.note]),
  ].join(', ');
}

function translatedLines({ traduzioni, traduzioni_testi }: CheckedStruttura): Line[] {
  const descriptions = LANGUAGES.map((each) => ({
    key: `descrizione ${each}`,
    campo: visitor.descriptionInLanguage(each),
    testo: traduzioni[each]?.testo,
  }));
  const notes = NOTES.flatMap((note) =>
    LANGUAGES.map((each) => ({
      key: `${note} ${each}`,
      campo: visitor.fieldInLanguage(visitor.storyFieldLabels[note], each),
      testo: traduzioni_testi[note]?.[each]?.testo,
    })),
  );
  return [...descriptions, ...notes].flatMap(({ testo, ...line }) => (testo === undefined ? [] : [{ ...line, testo }]));
}

function listingFacts(form: CheckedStruttura, citta: string): Fact[] {
  const yesOrNo = (is: boolean) => (is ? owner.yesAnswer : owner.noAnswer);
  const none = owner.noneAnswer;
  const types = form.tipo_struttura.map((tipo) => visitor.listingTypeNames[tipo]).join(', ');
  const noCalendar = form.non_su_booking ? words.notOnBooking : none;
  return [
    ['nome', words.name, form.nome],
    ['descrizione', words.description, form.descrizione],
    ['tipo_struttura', owner.listingTypeLabel, types],
    ['tipo_prenotazione', owner.bookingModeLabel, owner.bookingModes[form.tipo_prenotazione]],
    ['cin', owner.cinLabel, form.cin],
    ['indirizzo', words.address, form.indirizzo],
    ['citta_id', words.town, citta],
    ['cap', words.postcode, form.cap],
    ['prezzo_notte_cents', owner.nightlyPriceLabel, priceText(form.prezzo_notte_cents)],
    ['posti_letto', owner.bedPlacesLabel, String(form.posti_letto)],
    ['num_camere', owner.roomsLabel, String(form.num_camere)],
    ['num_bagni', owner.bathroomsLabel, String(form.num_bagni)],
    ...FLAG_FIELDS.map((field) => [field, visitor.flagNames[field], yesOrNo(form[field])] as const),
    ['servizi', owner.amenitiesLabel, textOr(none, form.servizi.toSorted().join(', '))],
    ['servizio_pulizie', owner.cleaningLabel, cleaningText(form, owner)],
    ['telefono', owner.phoneLabel, textOr(none, form.telefono)],
    ['email', owner.emailLabel, textOr(owner.noEmailAnswer, form.email)],
    ['booking_ical_url', owner.bookingComCalendarLabel, form.booking_ical_url ?? noCalendar],
    ['punto', visitor.mapPointLabel, textOr(visitor.townCentrePoint, formatPoint(form.punto))],
    ...visitor.storyFacts(form).map(({ field, label, text }) => [field, label, text] as const),
  ];
}

export function listingFormLines(form: CheckedStruttura, citta: string): Line[] {
  const rooms = form.camere.map((camera, index) => ({
    key: keyOf(camera.id, index),
    campo: words.room(camera.nome_camera),
    testo: roomText(camera),
  }));
  return [...listingFacts(form, citta).map(toLine), ...translatedLines(form), ...rooms];
}

export function contactLines(form: CheckedStruttura): Line[] {
  const labels = ownerMessages();
  const facts: Fact[] = [
    ['telefono', labels.phoneLabel, textOr(labels.noneAnswer, form.telefono)],
    ['email', labels.emailLabel, textOr(labels.noEmailAnswer, form.email)],
    ['prezzo_notte_cents', labels.nightlyPriceLabel, priceText(form.prezzo_notte_cents)],
    ['servizio_pulizie', labels.cleaningLabel, cleaningText(form, labels)],
  ];
  const prices = form.camere.map(({ id, nome_camera, prezzo_notte_cents }, index) => ({
    key: keyOf(id, index),
    campo: labels.roomPriceLabel(nome_camera),
    testo: formatPrice(prezzo_notte_cents),
  }));
  return [...facts.map(toLine), ...prices];
}

const STORY_TEXTS = ['animali_nota', 'regole', 'gradini_nota', 'accoglie_nome', 'accoglie_parole'] as const;

/** The keys contain the room's id instead of its name, so they do not change if the room is renamed. */
function roomTextLines(camere: readonly CheckedCamera[]): Line[] {
  return camere.flatMap(({ id, nome_camera, traduzioni, letti_aggiuntivi, note }) => [
    {
      key: `camera ${id}`,
      campo: words.room(nome_camera),
      testo: [nome_camera, ...visitor.translatedNames(traduzioni)].join(', '),
    },
    { key: `camera ${id} letti`, campo: words.roomBeds(nome_camera), testo: letti_aggiuntivi },
    { key: `camera ${id} note`, campo: words.roomNotes(nome_camera), testo: note },
  ]);
}

export function ownerTextLines(form: CheckedStruttura, photos: ShownPhotos, tariffe: readonly string[]): Line[] {
  const stanze = form.stanze.map(({ nome, traduzioni = {} }) => [nome, ...visitor.translatedNames(traduzioni)]);
  const lines: Line[] = [
    { key: 'nome', campo: words.name, testo: form.nome },
    { key: 'descrizione', campo: words.description, testo: form.descrizione },
    ...FOREIGN_LANGUAGES.map((each) => ({
      key: `descrizione ${each}`,
      campo: visitor.descriptionInLanguage(each),
      testo: form.traduzioni[each]?.testo ?? '',
    })),
    {
      key: 'stanze',
      campo: visitor.storyFieldLabels.stanze,
      testo: stanze.map((names) => names.join(', ')).join('; '),
    },
    ...STORY_TEXTS.map((field) => ({ key: field, campo: visitor.storyFieldLabels[field], testo: form[field] ?? '' })),
    ...roomTextLines(form.camere),
    ...photos.map(({ id, didascalia }, index) => ({
      key: `foto ${id}`,
      campo: words.photoCaption(index + 1),
      testo: didascalia,
    })),
    { key: 'tariffe', campo: words.rateNames, testo: [...new Set(tariffe)].filter(Boolean).join('; ') },
  ];
  return lines.filter(({ testo }) => testo !== '');
}
