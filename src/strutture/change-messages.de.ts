import { type Cents, formatPrice } from '../kernel/cents.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { PhotoDetails } from '../media/rules/photo-details.ts';
import { archiveMessages as labels } from './archive-messages.de.ts';
import { camereMessages } from './camere-messages.de.ts';
import { flagNames } from './listing-messages.de.ts';
import { struttureMessages } from './messages.de.ts';
import type { CheckedCamera } from './rules/check-camere.ts';
import type { CheckedStruttura } from './rules/check-struttura.ts';
import type { PhotoComparison } from './rules/compare-photos.ts';
import { FLAG_FIELDS } from './rules/flag-fields.ts';
import type { Line } from './rules/list-changes.ts';
import { NOTES } from './rules/text-languages.ts';
import { LANGUAGES } from '../kernel/language.ts';
import type { NoteTranslations, Translations } from './rules/translations.ts';
import { formatPoint } from './rules/parse-point.ts';
import { storyMessages } from './story-messages.de.ts';
import { translationMessages } from './translation-messages.de.ts';
import * as mediaVisitorMessagesDe from '../media/messages/visitor.de.ts';

const yesOrNo = (is: boolean) => (is ? labels.si : labels.no);
const orNone = (text: string | null, none: string = labels.nessuno) => (text === null || text === '' ? none : text);
const price = (cents: Cents | null) => (cents === null ? '' : formatPrice(cents));

function fotoDette({ count, fresh, isReordered }: PhotoComparison): string {
  const all = pluralDe(count, { one: '1 Foto', other: `${count} Fotos` });
  if (fresh > 0) return `${all}, ${pluralDe(fresh, { one: '1 neues', other: `${fresh} neue` })}`;
  return isReordered ? `${all}, in anderer Reihenfolge` : all;
}

/** What is said of each photo, where something is. */
function fotoUnaPerUna(photos: readonly (PhotoDetails & { id: number })[]): Line[] {
  const lines = photos.map((photo, index) => {
    return {
      key: `foto ${photo.id}`,
      campo: `Foto ${index + 1}`,
      testo: mediaVisitorMessagesDe.photoDetailsText(photo),
    };
  });
  return lines.filter(({ testo }) => testo !== '');
}

function cameraDetta(camera: CheckedCamera): string {
  return [
    translationMessages.nomeDetto(camera.nome_camera, camera.lingua),
    ...translationMessages.nomiDetti(camera.traduzioni),
    camereMessages.posti(String(camera.posti_letto)),
    camereMessages.letti(camera.tipo_letti, camera.letti_aggiuntivi),
    camera.bagno_privato ? 'eigenes Bad' : 'Gemeinschaftsbad',
    `${formatPrice(camera.prezzo_notte_cents)} pro Nacht`,
    ...(camera.disponibile ? [] : ['nicht buchbar']),
    ...camera.servizi_camera,
    ...(camera.note === '' ? [] : [camera.note]),
  ].join(', ');
}

function camereDette(camere: readonly CheckedCamera[]): Line[] {
  return camere.map((camera, index) => ({
    key: camera.id === null ? `camera nuova ${index}` : `camera ${camera.id}`,
    campo: `Zimmer „${camera.nome_camera}“`,
    testo: cameraDetta(camera),
  }));
}

function descrizioniDette(translations: Translations): Line[] {
  return LANGUAGES.flatMap((each) => {
    const translation = translations[each];
    if (translation === undefined) return [];
    const campo = translationMessages.descrizioneIn(each);
    return [{ key: `descrizione ${each}`, campo, testo: translation.testo }];
  });
}

function testiTradotti(notes: NoteTranslations): Line[] {
  return NOTES.flatMap((note) =>
    LANGUAGES.flatMap((each) => {
      const testo = notes[note]?.[each]?.testo;
      const campo = translationMessages.testoIn(storyMessages.campi[note], each);
      return testo === undefined ? [] : [{ key: `${note} ${each}`, campo, testo }];
    }),
  );
}

function pulizieDette({ servizio_pulizie, prezzo_pulizie_cents }: CheckedStruttura): string {
  return servizio_pulizie ? `${formatPrice(prezzo_pulizie_cents)}, ${labels.unaVoltaPerSoggiorno}` : labels.no;
}

function calendarioDetto({ booking_ical_url, non_su_booking }: CheckedStruttura): string {
  return booking_ical_url ?? (non_su_booking ? 'nicht auf Booking.com' : labels.nessuno);
}

function moduloDetto(form: CheckedStruttura, citta: string): Line[] {
  const facts: readonly (readonly [keyof CheckedStruttura, string, string])[] = [
    ['nome', 'Name', form.nome],
    ['descrizione', 'Beschreibung', form.descrizione],
    ['tipo_struttura', labels.tipologia, form.tipo_struttura.map((tipo) => struttureMessages.tipi[tipo]).join(', ')],
    ['tipo_prenotazione', labels.prenotazione, labels.prenotazioni[form.tipo_prenotazione]],
    ['cin', labels.cin, form.cin],
    ['indirizzo', 'Adresse', form.indirizzo],
    ['citta_id', 'Ort', citta],
    ['cap', 'Postleitzahl', form.cap],
    ['prezzo_notte_cents', labels.prezzo, price(form.prezzo_notte_cents)],
    ['posti_letto', labels.postiLetto, String(form.posti_letto)],
    ['num_camere', labels.camere, String(form.num_camere)],
    ['num_bagni', labels.bagni, String(form.num_bagni)],
    ...FLAG_FIELDS.map((field) => [field, flagNames[field], yesOrNo(form[field])] as const),
    ['servizi', labels.servizi, orNone(form.servizi.toSorted().join(', '))],
    ['servizio_pulizie', labels.pulizie, pulizieDette(form)],
    ['telefono', labels.telefono, orNone(form.telefono)],
    ['email', labels.email, orNone(form.email)],
    ['booking_ical_url', labels.calendario, calendarioDetto(form)],
    ['punto', storyMessages.punto, orNone(formatPoint(form.punto), storyMessages.puntoDelComune)],
    ...storyMessages
      .storiaDetta(form)
      .map(([key, testo]) => [key, storyMessages.campi[key], orNone(testo, '')] as const),
  ];
  return [
    ...facts.map(([key, campo, testo]) => ({ key, campo, testo })),
    ...descrizioniDette(form.traduzioni),
    ...testiTradotti(form.traduzioni_testi),
    ...camereDette(form.camere),
  ];
}

/** How guests reach the house and what they pay, fact by fact: what an owner has to know when somebody else changes it. */
function contattiDetti(form: CheckedStruttura): Line[] {
  const facts: readonly (readonly [keyof CheckedStruttura, string, string])[] = [
    ['telefono', labels.telefono, orNone(form.telefono)],
    ['email', labels.email, orNone(form.email)],
    ['prezzo_notte_cents', labels.prezzo, price(form.prezzo_notte_cents)],
    ['servizio_pulizie', labels.pulizie, pulizieDette(form)],
  ];
  const prices = form.camere.map(({ id, nome_camera, prezzo_notte_cents }, index) => ({
    key: id === null ? `camera nuova ${index}` : `camera ${id}`,
    campo: `Zimmer „${nome_camera}“, Preis pro Nacht`,
    testo: formatPrice(prezzo_notte_cents),
  }));
  return [...facts.map(([key, campo, testo]) => ({ key, campo, testo })), ...prices];
}

export const changeMessages = { foto: 'Fotos', fotoDette, fotoUnaPerUna, moduloDetto, contattiDetti } as const;

true satisfies IsTranslation<typeof import('./change-messages.it.ts'), typeof import('./change-messages.de.ts')>;
