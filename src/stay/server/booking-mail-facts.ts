import { dateInRome, formatLongDate } from '../../kernel/dates/calendar-date.ts';
import { asCents, formatEuro } from '../../kernel/money/cents.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';
import type { ForeignText, MailValue } from '../../mail/rules/lay-out-mail.ts';
import { formatAddress } from '../../strutture/rules/format-address.ts';
import type { Animali } from '../../strutture/rules/house-rules.ts';
import { type HouseRuleFacts, hourLines, ruleLines } from '../../strutture/rules/house-rule-lines.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import { formatCodice, riferimento } from '../rules/codice.ts';
import { ownerMoney } from '../rules/owner-money.ts';
import { refundSteps } from '../rules/refund-due.ts';
import { stepSentences } from '../rules/refund-sentence.ts';
import type { BookingRow } from './booking-repository.ts';
import { isDisputed, bookedTerms, guestRoom } from './booking-row.ts';
import type { BookingMail } from './stay-dependencies.ts';
import { mailMessages, ownerMessages, visitorMessages } from '../messages/by-request.ts';
import { visitorMessages as struttureVisitorMessages } from '../../strutture/messages/by-request.ts';

type Fact = readonly [label: string, value: MailValue];

/** Details about the home that only the guest of a confirmed booking receives. */
export type ConfirmedHome = { house: HouseRuleFacts; host: string | null; map: string };

function stayFacts({ agreed, check_in, check_out, guests }: BookingRow, camera: string | null): Fact[] {
  return [
    [mailMessages().propertyLabel, agreed.nome],
    ...(camera === null ? [] : [[mailMessages().roomLabel, camera] as const]),
    [mailMessages().checkInLabel, formatLongDate(check_in)],
    [mailMessages().checkOutLabel, formatLongDate(check_out)],
    [mailMessages().guestsLabel, String(guests)],
  ];
}

function billFacts({ agreed: { bill } }: BookingRow): Fact[] {
  const lines = bill.lines.map(
    (line) => [visitorMessages().billLineText(line), formatEuro(asCents(line.amount_cents))] as const,
  );
  return [...lines, [mailMessages().totalLabel, formatEuro(asCents(bill.total_cents))]];
}

function paidFact({ paid_at }: BookingRow): Fact[] {
  return paid_at === null ? [] : [[mailMessages().paidLabel, formatMoment(paid_at.toISOString())]];
}

function filled(facts: readonly (readonly [label: string, value: MailValue | null])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value === null || value.length === 0 ? [] : [[label, value] as const]));
}

function policyFact(booking: BookingRow): Fact {
  const { agreed, check_in, created_at } = booking;
  const steps = refundSteps(bookedTerms(booking), agreed.bill, check_in, dateInRome(created_at));
  return [mailMessages().cancellationLabel, stepSentences(steps, visitorMessages().refundSteps).join('\n')];
}

type Paragraph = (string | ForeignText)[];

function ownerText(text: string | null, lang: Language = ITALIAN): Paragraph {
  if (text === null) return [];
  return [currentLanguage() === lang ? text : { text, lang }];
}

function joinLines(lines: readonly Paragraph[]): Paragraph {
  return lines.flatMap((line, index) => (index === 0 ? line : ['\n', ...line]));
}

/** The text for pets on request differs from that of the listing page, because this reader has already booked. */
const rulesForGuest = {
  petsAllowed: (answer: Animali, hasNote: boolean) =>
    answer === 'su_richiesta'
      ? `${mailMessages().petsOnRequest}${hasNote ? '. ' : ''}`
      : struttureVisitorMessages().houseRulePhrases.petsAllowed(answer, hasNote),
  get smoking() {
    return struttureVisitorMessages().houseRulePhrases.smoking;
  },
  get parties() {
    return struttureVisitorMessages().houseRulePhrases.parties;
  },
};

function rulesOf(house: HouseRuleFacts): Paragraph {
  const { regole, lingue_testi = {} } = house;
  const lines = ruleLines(house, rulesForGuest, currentLanguage()).map(({ text, note, lingua }) => {
    return lingua === undefined
      ? [text, note ?? '']
      : [`${text}. ${struttureVisitorMessages().writtenIn(lingua)} `, ...ownerText(note, lingua)];
  });
  if (regole === null) return joinLines(lines);
  const { regole: language = ITALIAN } = lingue_testi;
  const above = language === currentLanguage() ? [] : [[struttureVisitorMessages().writtenIn(language)]];
  return joinLines([...lines, ...above, ownerText(regole, language)]);
}

function doorOf({ gradini, gradini_nota, lingue_testi }: HouseRuleFacts): Paragraph {
  if (gradini === null) return [];
  return joinLines([
    [struttureVisitorMessages().houseRulePhrases.steps(gradini)],
    ownerText(gradini_nota, lingue_testi?.gradini_nota),
  ]);
}

function arrivalRows({ agreed }: BookingRow, { house, host }: ConfirmedHome): Fact[] {
  return filled([
    [
      mailMessages().hoursLabel,
      joinLines(hourLines(house, struttureVisitorMessages().houseRulePhrases).map(({ text }) => [text])),
    ],
    [mailMessages().addressLabel, formatAddress(agreed)],
    [struttureVisitorMessages().houseRulePhrases.doorAccess, doorOf(house)],
    [mailMessages().hostLabel, host],
    [mailMessages().phoneLabel, agreed.telefono],
    [mailMessages().emailLabel, agreed.email],
    [struttureVisitorMessages().houseRulePhrases.title, rulesOf(house)],
  ]);
}

export function guestFacts(mail: BookingMailKind, booking: BookingRow, home: ConfirmedHome | null): Fact[] {
  const { agreed, codice } = booking;
  const facts: Fact[] = [
    [mailMessages().bookingCodeLabel, formatCodice(codice)],
    ...stayFacts(booking, guestRoom(agreed)),
  ];
  if (mail === 'request_guest') return [...facts, ...billFacts(booking), policyFact(booking)];
  if (home === null) return facts;
  return [...facts, ...arrivalRows(booking, home), ...billFacts(booking), ...paidFact(booking), policyFact(booking)];
}

function moneyFacts({ mail, booking, refunded_cents }: BookingMail): Fact[] {
  const { total_cents, paid_cents } = booking;
  const isOver = mail === 'request_expired_owner' || mail === 'cancelled_owner';
  if (isOver && paid_cents === 0) return [];
  const is_disputed = isDisputed(booking);
  const money = ownerMoney({ ...booking, refunded_cents, is_charged: paid_cents > 0, is_disputed });
  return [
    [mailMessages().totalLabel, formatEuro(asCents(total_cents))],
    ...paidFact(booking),
    ...(refunded_cents === 0
      ? []
      : [[ownerMessages().refundedToGuestLabel, formatEuro(asCents(refunded_cents))] as const]),
    ...(money === null ? [] : [[ownerMessages().ownerReceivesBeforeCostsLabel, formatEuro(money.share)] as const]),
  ];
}

export function ownerFacts(about: BookingMail): Fact[] {
  const { codice, guest_name, guest_phone, guest_email, notes } = about.booking;
  return filled([
    [mailMessages().referenceLabel, riferimento(codice)],
    ...stayFacts(about.booking, about.booking.agreed.camera),
    [ownerMessages().guestLabel, guest_name],
    [mailMessages().phoneLabel, guest_phone],
    [mailMessages().emailLabel, guest_email],
    [ownerMessages().guestNotesLabel, notes],
    ...moneyFacts(about),
  ]);
}
