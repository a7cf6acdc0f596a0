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

describe('what is kept, in numbers', () => {
  test.each([
    ['nobody', {}, {}],
    ['tables without rows', { bookings: [], accounts: [], strutture: [] }, {}],
    [
      'a guest, one of whose stays was paid',
      {
        bookings: [
          { role: 'guest', is_kept_by_law: true },
          { role: 'guest', is_kept_by_law: false },
        ],
      },
      { prenotazioni: 2, prenotazioni_conservate: 1 },
    ],
    ['an owner is no guest of their own house', { bookings: [{ role: 'host', is_kept_by_law: true }] }, {}],
    [
      'who comments and reads',
      { blog_comments: [{}, {}], newsletter_subscribers: [{}] },
      { commenti: 2, newsletter: true },
    ],
    [
      'an owner, one of whose houses was deleted',
      {
        accounts: [{}],
        strutture: [
          { role: 'owner', nome: 'La Loggia', status: 'approvata' },
          { role: 'owner', nome: 'Podere Passato', status: 'eliminata' },
        ],
      },
      { account: true, strutture: ['La Loggia'] },
    ],
    ['the contact of another’s house', { strutture: [{ role: 'contact', nome: 'Altrui' }] }, { contatti: 1 }],
  ])('%s', (_, records, told) => {
    expect(summariseRecords(records)).toEqual({ ...NOTHING, ...told });
  });
});

describe('who is known', () => {
  test.each([
    ['nobody', {}, false],
    [
      'who only asked for a link',
      { sign_in_requests: [{}], sign_in_links: [{}], person_links: [{}], mails: [{}] },
      false,
    ],
    ['who comments', { blog_comments: [{}] }, true],
    ['whoever is in a table of tomorrow', { tabella_nuova: [{}] }, true],
  ])('%s', (_, records, known) => {
    expect(hasRecords(records)).toBe(known);
  });
});
