import { expect, test } from 'vitest';
import { stateOf } from './house-verdict.ts';
import { judgeRoles } from './judge-roles.ts';
import * as messages from '../messages/admin.ts';

const ALL = ['web', 'worker', 'poller'];

test.each<[string, string[], string, string]>([
  ['everybody', ALL, 'bene', 'Ogni parte del lavoro ha chi la fa.'],
  ['nobody', [], 'attenzione', 'Su questo database non c’è nessun portale acceso.'],
  [
    'visitors alone are answered',
    ['web'],
    'guasto',
    'Nessun processo pensa a spedire le e-mail e fare gli altri lavori (worker), né a leggere i calendari delle piattaforme (poller).',
  ],
  [
    'no calendar is read',
    ['worker', 'web'],
    'guasto',
    'Nessun processo pensa a leggere i calendari delle piattaforme (poller).',
  ],
])('%s: the roles that run', (_, running, state, sentence) => {
  const verdict = judgeRoles(running, ALL);
  expect(stateOf(verdict.kind)).toBe(state);
  expect(messages.describeVerdict(verdict)[0]).toBe(sentence);
});
