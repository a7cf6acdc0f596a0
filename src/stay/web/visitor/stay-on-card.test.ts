import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireCamera, wireStruttura } from '../../../../test/wire-struttura.ts';
import { addDays, type CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { formatPrice } from '../../../kernel/money/cents.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { quoteStay } from '../../rules/quote-stay.ts';
import { readListAddress } from '../../rules/list-address.ts';
import { readStayAddress, type StayAddress } from '../../rules/stay-address.ts';
import { firstRoom, offerOf } from './offer-of.ts';
import { flexibleStayOnCard, stayOnCard } from './stay-on-card.ts';

const TODAY = '2026-11-21' as CalendarDate;
const THREE_NIGHTS = { dal: '2026-12-10', al: '2026-12-13' };

type Tariffa = Struttura['tariffe'][number];

function tariffa(values: Partial<Tariffa>): Tariffa {
  const nothing = { prezzo_notte: null, prezzo_weekend: null, soggiorno_minimo: null };
  const guests = { ospiti_inclusi: null, supplemento_ospite: null };
  return { camera_id: null, nome: '', dal: null, al: null, ...nothing, ...guests, ...values };
}

function onCard(struttura: Partial<Struttura>, address: StayAddress) {
  const stay = stayOnCard(wireStruttura(struttura), readListAddress(address, TODAY), TODAY);
  return JSON.parse(JSON.stringify(stay).replaceAll('\u00a0', ' ')) as typeof stay;
}

describe('the card of a flexible stay', () => {
  const found = { check_in: '2027-08-07' as CalendarDate, check_out: '2027-08-14' as CalendarDate, camera_id: null };
  const onFlexibleCard = (struttura: Partial<Struttura>, camera_id: number | null = null) => {
    const card = flexibleStayOnCard(wireStruttura(struttura), { found: { ...found, camera_id }, guests: 2 }, TODAY);
    return JSON.parse(JSON.stringify(card).replaceAll('\u00a0', ' ')) as typeof card;
  };

  test('shows the dates beside the number of nights, and includes the dates in the link to the struttura', () => {
    expect(onFlexibleCard({})).toMatchObject({
      query: '?dal=2027-08-07&al=2027-08-14&ospiti=2',
      price: { totale: '705 €', notti: '7 notti, dal 7 al 14 agosto', somma: '95 € a notte + 40 € di pulizie' },
      warning: null,
    });
  });

  test('shows the price of the available room of a bnb, not of a cheaper room that is taken', () => {
    const camere = [wireCamera({ id: 1, prezzo_notte: 50 }), wireCamera({ id: 2, prezzo_notte: 80 })];
    const bnb = {
      tipo_prenotazione: 'bnb' as const,
      prezzo_notte: 50,
      servizio_pulizie: false,
      prezzo_pulizie: 0,
      camere,
    };
    expect(onFlexibleCard(bnb, 2)).toMatchObject({
      query: '?dal=2027-08-07&al=2027-08-14&ospiti=2&camera=2',
      price: { totale: '560 €' },
    });
    expect(onFlexibleCard(bnb, 1)).toMatchObject({ price: { totale: '350 €' } });
  });
});

describe('the card of a selected stay', () => {
  test.each<[why: string, struttura: Partial<Struttura>, address: StayAddress, price: string[]]>([
    ['nights and cleaning', {}, THREE_NIGHTS, ['325 €', '3 notti', '95 € a notte + 40 € di pulizie']],
    [
      'one night',
      { servizio_pulizie: false },
      { ...THREE_NIGHTS, al: '2026-12-11' },
      ['95 €', '1 notte', '95 € a notte'],
    ],
    [
      'a more expensive weekend',
      { servizio_pulizie: false, tariffe: [tariffa({ prezzo_weekend: 120.5 })] },
      THREE_NIGHTS,
      ['336 €', '3 notti', 'da 95 € a 120,50 € a notte'],
    ],
    [
      'more guests than included',
      { tariffe: [tariffa({ ospiti_inclusi: 2, supplemento_ospite: 10 })] },
      { ...THREE_NIGHTS, ospiti: '4' },
      ['385 €', '3 notti', '95 € a notte + 60 € per gli ospiti in più + 40 € di pulizie'],
    ],
  ])('shows the price for %s', (_, struttura, address, [totale, notti, somma]) => {
    expect(onCard(struttura, address)).toMatchObject({ price: { totale, notti, somma }, warning: null });
  });

  test.each<[why: string, struttura: Partial<Struttura>, address: StayAddress, warning: string | null]>([
    ['no dates', {}, {}, null],
    [
      'too few beds',
      { posti_letto: 2 },
      { ...THREE_NIGHTS, ospiti: '3' },
      'Ha 2 posti letto: non bastano per 3 ospiti',
    ],
    ['too few beds, without dates', { posti_letto: 1 }, { ospiti: '3' }, 'Ha 1 posto letto: non basta per 3 ospiti'],
    [
      'a bnb with small rooms',
      { tipo_prenotazione: 'bnb', camere: [wireCamera({ id: 1 }), wireCamera({ id: 2, posti_letto: 3 })] },
      { ...THREE_NIGHTS, ospiti: '4' },
      'Nessuna camera per 4 ospiti: la più grande ha 3 posti letto',
    ],
    [
      'a stay below the minimum',
      { tariffe: [tariffa({ soggiorno_minimo: 7 })] },
      THREE_NIGHTS,
      'Per questo arrivo il soggiorno minimo è di 7 notti.',
    ],
  ])('shows the warning “$3” instead of a price for %s', (_, struttura, address, warning) => {
    expect(onCard(struttura, address)).toMatchObject({ price: null, warning });
  });
});

describe('the cancellation policy on the card', () => {
  test.each<[politica: Struttura['politica_cancellazione'], address: StayAddress, policy: string]>([
    ['moderata', {}, 'Cancellazione gratuita fino a 7 giorni prima dell’arrivo'],
    ['flessibile', THREE_NIGHTS, 'Cancellazione gratuita fino a mercoledì 9 dicembre 2026'],
    ['moderata', THREE_NIGHTS, 'Cancellazione gratuita fino a giovedì 3 dicembre 2026'],
    ['rigida', THREE_NIGHTS, 'Se annulli entro giovedì 26 novembre 2026: rimborso di 182,50 €'],
    ['rigida', { dal: '2026-11-30', al: '2026-12-03' }, 'Se annulli entro domenica 29 novembre 2026: rimborso di 40 €'],
    ['moderata', { dal: '2026-11-21', al: '2026-11-23' }, 'Nessun rimborso se annulli'],
  ])('describes the policy %s for the dates %j as «%s»', (politica_cancellazione, address, policy) => {
    expect(onCard({ politica_cancellazione }, address).policy).toBe(policy);
  });

  test('is not shown if the home does not accept online payments', () => {
    expect(onCard({ is_guaranteed: false }, THREE_NIGHTS).policy).toBeNull();
  });
});

describe("the link to the struttura's page", () => {
  const camere = [wireCamera({ id: 4, prezzo_notte: 60 }), wireCamera({ id: 5, prezzo_notte: 90, posti_letto: 4 })];

  test.each<[why: string, struttura: Partial<Struttura>, address: StayAddress, query: string]>([
    ['no selection', {}, {}, ''],
    ['dates and guests', {}, { ...THREE_NIGHTS, ospiti: '2' }, '?dal=2026-12-10&al=2026-12-13&ospiti=2'],
    ['the default room, which is omitted', { tipo_prenotazione: 'bnb', camere }, { ospiti: '2' }, '?ospiti=2'],
    ['a room other than the default', { tipo_prenotazione: 'bnb', camere }, { ospiti: '3' }, '?ospiti=3&camera=5'],
  ])('contains the query “$3” for %s', (_, struttura, address, query) => {
    expect(onCard(struttura, address).query).toBe(query);
  });

  test('opens a panel that shows the same total as the card', () => {
    const room = fc.record({
      prezzo_notte: fc.integer({ min: 20, max: 200 }),
      posti_letto: fc.integer({ min: 1, max: 8 }),
    });
    const rates = fc.record({
      prezzo_weekend: fc.option(fc.integer({ min: 20, max: 300 })),
      soggiorno_minimo: fc.option(fc.integer({ min: 1, max: 5 })),
      supplemento_ospite: fc.integer({ min: 1, max: 40 }),
      ospiti_inclusi: fc.integer({ min: 1, max: 4 }),
    });
    const stay = fc.record({
      wait: fc.nat(200),
      nights: fc.integer({ min: 1, max: 10 }),
      guests: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(room, rates), { maxLength: 4 }),
        rates,
        stay,
        (rooms, house, { wait, nights, guests }) => {
          const struttura = wireStruttura({
            tipo_prenotazione: rooms.length > 0 ? 'bnb' : 'casa_vacanza',
            posti_letto: 8,
            camere: rooms.map(([values], id) => wireCamera({ id: id + 1, ...values })),
            tariffe: [tariffa(house), ...rooms.map(([, values], id) => tariffa({ camera_id: id + 1, ...values }))],
          });
          const dal = addDays(TODAY, wait);
          const requested = readListAddress({ dal, al: addDays(dal, nights), ospiti: String(guests) }, TODAY);
          const card = stayOnCard(struttura, requested, TODAY);
          const { selection, camera_id } = readStayAddress(Object.fromEntries(new URLSearchParams(card.query)), TODAY);
          const { price, posti_letto } = offerOf(struttura, camera_id ?? firstRoom(struttura)?.id ?? null);
          if (selection.kind !== 'stay' || !card.price) return;
          expect(posti_letto).toBeGreaterThanOrEqual(guests);
          expect(card.price.totale).toBe(formatPrice(quoteStay({ ...selection, guests }, price).total_cents));
        },
      ),
    );
  });
});
