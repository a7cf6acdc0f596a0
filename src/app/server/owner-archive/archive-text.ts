import { formatPrice, toCents } from '../../../kernel/money/cents.ts';
import { REFUND_TERMS } from '../../../stay/rules/refund-terms.ts';
import { FLAG_FIELDS } from '../../../strutture/rules/flag-fields.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { NOTES } from '../../../strutture/rules/text-languages.ts';
import type { OwnerDetail, SavedForm } from '../../../strutture/owner-contract.ts';
import type { OwnerConditions } from '../../../strutture/prices-contract.ts';
import { visitorMessages } from '../../../media/messages/by-request.ts';
import { visitorMessages as stayVisitorMessages } from '../../../stay/messages/by-request.ts';
import { ownerMessages, visitorMessages as struttureVisitorMessages } from '../../../strutture/messages/by-request.ts';

type Line = readonly [label: string, value: string];

const yesOrNo = (is: boolean) => (is ? ownerMessages().yesAnswer : ownerMessages().noAnswer);
const listed = (services: readonly string[]) =>
  services.length === 0
    ? ownerMessages().noneAnswer
    : services.map(struttureVisitorMessages().nameOfService).join(', ');

function lines(entries: readonly Line[]): string {
  return entries
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function describePhotos({ dettagli_foto }: SavedForm): string {
  return lines(
    dettagli_foto.map((details, index) => [
      ownerMessages().archivePhotoLabel(index + 1),
      visitorMessages().photoDetailsText(details),
    ]),
  );
}

function describeCamera(camera: SavedForm['camere'][number]): string {
  const facts = lines([
    [ownerMessages().bedPlacesLabel, String(camera.posti_letto)],
    [ownerMessages().bedsLabel, struttureVisitorMessages().bedTypeNames[camera.tipo_letti]],
    [ownerMessages().extraBedsLabel, camera.letti_aggiuntivi],
    [ownerMessages().privateBathroomLabel, yesOrNo(camera.bagno_privato)],
    [ownerMessages().nightlyPriceLabel, formatPrice(toCents(camera.prezzo_notte))],
    [ownerMessages().amenitiesLabel, listed(camera.servizi_camera)],
    [ownerMessages().availableLabel, yesOrNo(camera.disponibile)],
    [ownerMessages().notesLabel, camera.note],
  ]);
  return `${[struttureVisitorMessages().nameWithLanguage(camera.nome_camera, camera.lingua), ...struttureVisitorMessages().translatedNames(camera.traduzioni)].join(', ')}\n${facts}`;
}

function describeHome({ status }: OwnerDetail, form: SavedForm): string {
  const cleaning = `${formatPrice(toCents(form.prezzo_pulizie))}, ${ownerMessages().oncePerStay}`;
  return lines([
    [ownerMessages().listingStatusLabel, ownerMessages().listingStatuses[status]],
    [ownerMessages().cinLabel, form.cin],
    [
      ownerMessages().listingTypeLabel,
      form.tipo_struttura.map((tipo) => struttureVisitorMessages().listingTypeNames[tipo]).join(', '),
    ],
    [ownerMessages().bookingModeLabel, ownerMessages().bookingModes[form.tipo_prenotazione]],
    [ownerMessages().nightlyPriceLabel, form.prezzo_notte === null ? '' : formatPrice(toCents(form.prezzo_notte))],
    [ownerMessages().cleaningLabel, form.servizio_pulizie ? cleaning : ''],
    [ownerMessages().bedPlacesLabel, String(form.posti_letto)],
    [ownerMessages().roomsLabel, String(form.num_camere)],
    [ownerMessages().bathroomsLabel, String(form.num_bagni)],
    ...FLAG_FIELDS.map((field) => [struttureVisitorMessages().flagNames[field], yesOrNo(form[field])] as const),
    [ownerMessages().amenitiesLabel, listed(form.servizi)],
    [ownerMessages().phoneLabel, form.telefono],
    [ownerMessages().emailLabel, form.email],
    [ownerMessages().bookingComCalendarLabel, form.booking_ical_url],
    [struttureVisitorMessages().mapPointLabel, form.punto],
    ...struttureVisitorMessages()
      .storyFacts(form)
      .map(({ label, text }) => [label, text] as const),
  ]);
}

function describeElsewhere({ traduzioni, traduzioni_testi }: SavedForm): string[] {
  const notes = NOTES.flatMap((note) =>
    LANGUAGES.flatMap((each) => {
      const translated = traduzioni_testi[note]?.[each];
      return translated === undefined
        ? []
        : [
            `${struttureVisitorMessages().fieldInLanguage(struttureVisitorMessages().storyFieldLabels[note], each)}\n${translated.testo}`,
          ];
    }),
  );
  const descriptions = LANGUAGES.flatMap((each) => {
    const translation = traduzioni[each];
    return translation === undefined
      ? []
      : [`${struttureVisitorMessages().descriptionInLanguage(each)}\n${translation.testo}`];
  });
  return [...descriptions, ...notes];
}

function noteOf({ modifica }: OwnerDetail, version: ArchivedVersion): string {
  if (modifica === null) return '';
  if (version === 'published') return ownerMessages().archivePublishedVersionNote;
  return modifica.status === 'in_attesa'
    ? ownerMessages().archivePendingEditNote
    : ownerMessages().archiveRejectedEditNote;
}

export type ArchivedVersion = 'published' | 'edit';

function describeConditions(conditions: OwnerConditions): string {
  const { accettazione, ora_limite_oggi, politica_cancellazione, tariffe } = conditions;
  const facts = lines([
    [ownerMessages().confirmationLabel, ownerMessages().acceptanceModes[accettazione].label],
    [
      ownerMessages().sameDayConfirmationLabel,
      accettazione === 'immediata' ? ownerMessages().sameDayCutoffText(ora_limite_oggi) : '',
    ],
    [
      ownerMessages().guestCancellationLabel,
      `${stayVisitorMessages().policyNames[politica_cancellazione]}. ${stayVisitorMessages().refundRule(REFUND_TERMS[politica_cancellazione])}`,
    ],
  ]);
  return [
    ownerMessages().pricesAndConditionsTitle,
    facts,
    ...(tariffe.length === 0 ? [] : [ownerMessages().archiveRatesFileNote]),
  ].join('\n');
}

/** Returns a version of a struttura as text. `conditions` are the current selling conditions, which apply to both versions. */
export function archiveText(struttura: OwnerDetail, conditions: OwnerConditions, version: ArchivedVersion): string {
  const { form } = struttura;
  const blocks = [
    `${form.nome}\n${form.indirizzo}, ${form.cap} ${form.citta}`,
    noteOf(struttura, version),
    describeHome(struttura, form),
    describeConditions(conditions),
    form.descrizione,
    ...describeElsewhere(form),
    ...form.camere.map(describeCamera),
    describePhotos(form),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
