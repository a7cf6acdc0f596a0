import { describe, expect, test } from 'vitest';
import { hasRecords, summariseRecords } from './summarise-records.ts';

const NOTHING = {
  prenotazioni: 0,
  prenotazioni_conservate: 0,
  commenti: 0,
  newsletter: false,
  account: false,
  strutture: [],
  contatti: 0,
};

describe('summariseRecords', () => {
  test.each([
    ['an unknown person', {}, {}],
    ['tables without rows', { bookings: [], accounts: [], strutture: [] }, {}],
    [
      'a guest with a paid and an unpaid stay',
      {
        bookings: [
          { role: 'guest', is_kept_by_law: true },
          { role: 'guest', is_kept_by_law: false },
        ],
      },
      { prenotazioni: 2, prenotazioni_conservate: 1 },
    ],
    ['an owner with a booking as the host', { bookings: [{ role: 'host', is_kept_by_law: true }] }, {}],
    [
      'a commenter with a newsletter subscription',
      { blog_comments: [{}, {}], newsletter_subscribers: [{}] },
      { commenti: 2, newsletter: true },
    ],
    [
      'an owner with a deleted home',
      {
        accounts: [{}],
        strutture: [
          { role: 'owner', nome: 'La Loggia', status: 'approvata' },
          { role: 'owner', nome: 'Podere Passato', status: 'eliminata' },
        ],
      },
      { account: true, strutture: ['La Loggia'] },
    ],
    ['a contact of another owner’s home', { strutture: [{ role: 'contact', nome: 'Altrui' }] }, { contatti: 1 }],
  ])('counts the records of %s', (_, records, expected) => {
    expect(summariseRecords(records)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('hasRecords', () => {
  test.each([
    ['false for an unknown person', {}, false],
    [
      'false for a person who only requested a link',
      { sign_in_requests: [{}], sign_in_links: [{}], person_links: [{}], mails: [{}] },
      false,
    ],
    ['true for a commenter', { blog_comments: [{}] }, true],
    ['true for a person in an unknown table', { tabella_nuova: [{}] }, true],
  ])('returns %s', (_, records, known) => {
    expect(hasRecords(records)).toBe(known);
  });
});
