import { formatPrice, toCents } from '../../../kernel/cents.ts';
import { REFUND_TERMS } from '../../../stay/rules/refund-terms.ts';
import { archiveMessages as words } from '../../../strutture/archive-messages.ts';
import { areaMessages } from '../../../strutture/area-messages.ts';
import { conditionsPageMessages } from '../../../strutture/conditions-page-messages.ts';
import { flagNames } from '../../../strutture/listing-messages.ts';
import { FLAG_FIELDS } from '../../../strutture/rules/flag-fields.ts';
import { letti } from '../../../strutture/detail-messages.ts';
import { nameOfService } from '../../../strutture/servizio-messages.ts';
import { struttureMessages } from '../../../strutture/messages.ts';
import { storyMessages } from '../../../strutture/story-messages.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { NOTES } from '../../../strutture/rules/text-languages.ts';
import { translationMessages } from '../../../strutture/translation-messages.ts';
import type { OwnDetail, SavedForm } from '../../../strutture/owner-contract.ts';
import type { OwnConditions } from '../../../strutture/prices-contract.ts';
import { visitorMessages } from '../../../media/messages/by-request.ts';
import { visitorMessages as stayVisitorMessages } from '../../../stay/messages/by-request.ts';

type Line = readonly [label: string, value: string];

const yesOrNo = (is: boolean) => (is ? words.si : words.no);
const listed = (services: readonly string[]) =>
  services.length === 0 ? words.nessuno : services.map(nameOfService).join(', ');

function lines(entries: readonly Line[]): string {
  return entries
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** What is said of each photo, where something is. */
function describePhotos({ dettagli_foto }: SavedForm): string {
  return lines(
    dettagli_foto.map((details, index) => [words.foto(index + 1), visitorMessages().photoDetailsText(details)]),
  );
}

function describeCamera(camera: SavedForm['camere'][number]): string {
  const facts = lines([
    [words.postiLetto, String(camera.posti_letto)],
    [words.letti, letti[camera.tipo_letti]],
    [words.lettiAggiuntivi, camera.letti_aggiuntivi],
    [words.bagnoPrivato, yesOrNo(camera.bagno_privato)],
    [words.prezzo, formatPrice(toCents(camera.prezzo_notte))],
    [words.servizi, listed(camera.servizi_camera)],
    [words.disponibile, yesOrNo(camera.disponibile)],
    [words.note, camera.note],
  ]);
  return `${[translationMessages.nomeDetto(camera.nome_camera, camera.lingua), ...translationMessages.nomiDetti(camera.traduzioni)].join(', ')}\n${facts}`;
}

function describeHouse({ status }: OwnDetail, form: SavedForm): string {
  const cleaning = `${formatPrice(toCents(form.prezzo_pulizie))}, ${words.unaVoltaPerSoggiorno}`;
  return lines([
    [words.stato, areaMessages.stati[status]],
    [words.cin, form.cin],
    [words.tipologia, form.tipo_struttura.map((tipo) => struttureMessages.tipi[tipo]).join(', ')],
    [words.prenotazione, words.prenotazioni[form.tipo_prenotazione]],
    [words.prezzo, form.prezzo_notte === null ? '' : formatPrice(toCents(form.prezzo_notte))],
    [words.pulizie, form.servizio_pulizie ? cleaning : ''],
    [words.postiLetto, String(form.posti_letto)],
    [words.camere, String(form.num_camere)],
    [words.bagni, String(form.num_bagni)],
    ...FLAG_FIELDS.map((field) => [flagNames[field], yesOrNo(form[field])] as const),
    [words.servizi, listed(form.servizi)],
    [words.telefono, form.telefono],
    [words.email, form.email],
    [words.calendario, form.booking_ical_url],
    [storyMessages.punto, form.punto],
    ...storyMessages.storiaDetta(form).map(([field, text]) => [storyMessages.campi[field], text] as const),
  ]);
}

/** The description and the notes in each language in which their owner wrote them. */
function describeElsewhere({ traduzioni, traduzioni_testi }: SavedForm): string[] {
  const notes = NOTES.flatMap((note) =>
    LANGUAGES.flatMap((each) => {
      const said = traduzioni_testi[note]?.[each];
      return said === undefined
        ? []
        : [`${translationMessages.testoIn(storyMessages.campi[note], each)}\n${said.testo}`];
    }),
  );
  const descriptions = LANGUAGES.flatMap((each) => {
    const translation = traduzioni[each];
    return translation === undefined ? [] : [`${translationMessages.descrizioneIn(each)}\n${translation.testo}`];
  });
  return [...descriptions, ...notes];
}

/** Which of two versions a text has; where there is one only, nothing needs to be said. */
function noteOf({ modifica }: OwnDetail, version: ArchivedVersion): string {
  if (modifica === null) return '';
  if (version === 'published') return words.versionePubblicata;
  return modifica.status === 'in_attesa' ? words.modificaInAttesa : words.modificaRifiutata;
}

/** What is online, or what its owner wants instead. */
export type ArchivedVersion = 'published' | 'edit';

function describeConditions(conditions: OwnConditions): string {
  const { accettazione, ora_limite_oggi, politica_cancellazione, tariffe } = conditions;
  const facts = lines([
    [words.conferma, conditionsPageMessages.accettazioni[accettazione].label],
    [words.arrivoOggi, accettazione === 'immediata' ? conditionsPageMessages.oraLimite(ora_limite_oggi) : ''],
    [
      words.annullamento,
      `${stayVisitorMessages().policyNames[politica_cancellazione]}. ${stayVisitorMessages().refundRule(REFUND_TERMS[politica_cancellazione])}`,
    ],
  ]);
  return [words.condizioni, facts, ...(tariffe.length === 0 ? [] : [words.vediTariffe])].join('\n');
}

/** A struttura as a text that reads by itself. `conditions`: how it is sold, whatever of it is to be changed. */
export function archiveText(struttura: OwnDetail, conditions: OwnConditions, version: ArchivedVersion): string {
  const { form } = struttura;
  const blocks = [
    `${form.nome}\n${form.indirizzo}, ${form.cap} ${form.citta}`,
    noteOf(struttura, version),
    describeHouse(struttura, form),
    describeConditions(conditions),
    form.descrizione,
    ...describeElsewhere(form),
    ...form.camere.map(describeCamera),
    describePhotos(form),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
