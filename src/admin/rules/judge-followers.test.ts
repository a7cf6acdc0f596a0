import { expect, test } from 'vitest';
import { stateOf, type Verdict } from './house-verdict.ts';
import { judgeRoles, judgeSearchReplica } from './judge-followers.ts';
import * as messages from '../messages/admin.ts';

const CLOSE = { isOther: false, isCopying: false, hasOtherPlaces: false, lagSeconds: 0.2 };
const ALL = ['web', 'worker', 'poller'];

test.each<[Verdict['kind'], string, Parameters<typeof judgeSearchReplica>[0]]>([
  ['ricerche.da_fare', 'attenzione', null],
  ['ricerche.bene', 'bene', CLOSE],
  ['ricerche.bene', 'bene', { ...CLOSE, lagSeconds: 10 }],
  ['ricerche.indietro', 'attenzione', { ...CLOSE, lagSeconds: 10.1 }],
  ['ricerche.comuni', 'attenzione', { ...CLOSE, hasOtherPlaces: true }],
  ['ricerche.in_copia', 'attenzione', { ...CLOSE, isCopying: true, lagSeconds: 900 }],
  ['ricerche.altre', 'guasto', { ...CLOSE, isOther: true, isCopying: true }],
])('%s', (kind, state, facts) => {
  expect(judgeSearchReplica(facts).kind).toBe(kind);
  expect(stateOf(kind)).toBe(state);
});

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
