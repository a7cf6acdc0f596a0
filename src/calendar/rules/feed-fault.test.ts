import { describe, expect, test } from 'vitest';
import { type FeedFault, isRefusal, pausesFeed } from './feed-fault.ts';

describe('saving a feed URL', () => {
  test.each<FeedFault>([
    'senza_ics',
    'indirizzo_non_valido',
    'indirizzo_vietato',
    'non_trovato',
    'rifiutato',
    'rinvii',
    'vuoto',
    'non_calendario',
    'incompleto',
    'troppo_grande',
  ])('rejects a URL with the fault %s', (fault) => expect(isRefusal(fault)).toBe(true));

  test.each<FeedFault>(['troppe_richieste', 'errore_server', 'tempo_scaduto', 'rete', 'certificato', 'errore_interno'])(
    'accepts a URL whose fault may be temporary: %s',
    (fault) => expect(isRefusal(fault)).toBe(false),
  );
});

test.each<[string, FeedFault[], boolean]>([
  ['not paused after one 404 response', ['non_trovato'], false],
  ['not paused after two 404 responses', ['non_trovato', 'non_trovato'], false],
  ['paused after three 404 responses', ['non_trovato', 'non_trovato', 'non_trovato'], true],
  [
    'not paused after one 404 response that follows different faults',
    ['errore_server', 'errore_server', 'non_trovato'],
    false,
  ],
  [
    'not paused after two 404 responses followed by a different fault',
    ['non_trovato', 'non_trovato', 'errore_server'],
    false,
  ],
  [
    'not paused if the address cannot be decrypted, because the secret may be restored',
    ['indirizzo_illeggibile'],
    false,
  ],
  ['paused immediately if no camera is assigned yet', ['camera_da_scegliere'], true],
  ['not paused after fifty server errors', Array.from({ length: 50 }, () => 'errore_server' as const), false],
])('G17 back-off: a feed is %s', (_name, faults, paused) => {
  const [previous = null, fault] = [faults.at(-2), faults.at(-1) ?? 'rete'];
  expect(pausesFeed({ failures: faults.length, fault, previous })).toBe(paused);
});
