import { type Cents, formatPrice } from '../kernel/cents.ts';
import type { PhotoDetails } from '../media/rules/photo-details.ts';
import { archiveMessages as labels } from './archive-messages.it.ts';
import { camereMessages } from './camere-messages.it.ts';
import { flagNames } from './listing-messages.it.ts';
import { struttureMessages } from './messages.it.ts';
import { storyMessages } from './story-messages.it.ts';
import { translationMessages } from './translation-messages.it.ts';
import type { CheckedCamera } from './rules/check-camere.ts';
import type { CheckedStruttura } from './rules/check-struttura.ts';
import type { PhotoComparison } from './rules/compare-photos.ts';
import { countOf } from './rules/count-of.it.ts';
import { formatPoint } from './rules/parse-point.ts';
import { FLAG_FIELDS } from './rules/flag-fields.ts';
import type { Line } from './rules/list-changes.ts';
import { NOTES } from './rules/text-languages.ts';
import { LANGUAGES } from '../kernel/language.ts';
import type { NoteTranslations, Translations } from './rules/translations.ts';
import * as mediaMessages from '../media/messages/visitor.ts';

const yesOrNo = (is: boolean) => (is ? labels.si : labels.no);
const orNone = (text: string | null, none: string = labels.nessuno) => (text === null || text === '' ? none : text);
const price = (cents: Cents | null) => (cents === null ? '' : formatPrice(cents));

function fotoDette({ count, fresh, isReordered }: PhotoComparison): string {
  if (fresh > 0) return `${count} foto, ${fresh === 1 ? '1 nuova' : `${fresh} nuove`}`;
  return isReordered ? `${count} foto, in un altro ordine` : `${count} foto`;
}

/** What is said of each photo, where something is. */
function fotoUnaPerUna(photos: readonly (PhotoDetails & { id: number })[]): Line[] {
  const lines = photos.map((photo, index) => {
    return { key: `foto ${photo.id}`, campo: `Foto ${index + 1}`, testo: mediaMessages.photoDetailsText(photo) };
  });
  return lines.filter(({ testo }) => testo !== '');
}

function cameraDetta(camera: CheckedCamera): string {
  return [
    translationMessages.nomeDetto(camera.nome_camera, camera.lingua),
    ...translationMessages.nomiDetti(camera.traduzioni),
    countOf(camera.posti_letto, 'posto'),
    camereMessages.letti(camera.tipo_letti, camera.letti_aggiuntivi),
    camera.bagno_privato ? 'bagno privato' : 'bagno in comune',
    `${formatPrice(camera.prezzo_notte_cents)} a notte`,
    ...(camera.disponibile ? [] : ['non disponibile']),
    ...camera.servizi_camera,
    ...(camera.note === '' ? [] : [camera.note]),
  ].join(', ');
}

function camereDette(camere: readonly CheckedCamera[]): Line[] {
  return camere.map((camera, index) => ({
    key: camera.id === null ? `camera nuova ${index}` : `camera ${camera.id}`,
    campo: `Camera «${camera.nome_camera}»`,
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
  return booking_ical_url ?? (non_su_booking ? 'non è su Booking.com' : labels.nessuno);
}

function moduloDetto(form: CheckedStruttura, citta: string): Line[] {
  const facts: readonly (readonly [keyof CheckedStruttura, string, string])[] = [
    ['nome', 'Nome', form.nome],
    ['descrizione', 'Descrizione', form.descrizione],
    ['tipo_struttura', labels.tipologia, form.tipo_struttura.map((tipo) => struttureMessages.tipi[tipo]).join(', ')],
    ['tipo_prenotazione', labels.prenotazione, labels.prenotazioni[form.tipo_prenotazione]],
    ['cin', labels.cin, form.cin],
    ['indirizzo', 'Indirizzo', form.indirizzo],
    ['citta_id', 'Città', citta],
    ['cap', 'CAP', form.cap],
    ['prezzo_notte_cents', labels.prezzo, price(form.prezzo_notte_cents)],
    ['posti_letto', labels.postiLetto, String(form.posti_letto)],
    ['num_camere', labels.camere, String(form.num_camere)],
    ['num_bagni', labels.bagni, String(form.num_bagni)],
    ...FLAG_FIELDS.map((field) => [field, flagNames[field], yesOrNo(form[field])] as const),
    ['servizi', labels.servizi, orNone(form.servizi.toSorted().join(', '))],
    ['servizio_pulizie', labels.pulizie, pulizieDette(form)],
    ['telefono', labels.telefono, orNone(form.telefono)],
    ['email', labels.email, orNone(form.email, 'nessuna')],
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
    ['email', labels.email, orNone(form.email, 'nessuna')],
    ['prezzo_notte_cents', labels.prezzo, price(form.prezzo_notte_cents)],
    ['servizio_pulizie', labels.pulizie, pulizieDette(form)],
  ];
  const prices = form.camere.map(({ id, nome_camera, prezzo_notte_cents }, index) => ({
    key: id === null ? `camera nuova ${index}` : `camera ${id}`,
    campo: `Camera «${nome_camera}», prezzo per notte`,
    testo: formatPrice(prezzo_notte_cents),
  }));
  return [...facts.map(([key, campo, testo]) => ({ key, campo, testo })), ...prices];
}

export const changeMessages = { foto: 'Foto', fotoDette, fotoUnaPerUna, moduloDetto, contattiDetti } as const;
