import { expect, test } from 'vitest';
import { stateOf, type Verdict } from './house-verdict.ts';
import { judgeOperator, type OperatorFacts } from './judge-operator.ts';
import * as messages from '../messages/admin.ts';

const WHOLE: OperatorFacts = {
  denominazione: 'Associazione Casa Molise APS',
  forma_giuridica: 'associazione',
  indirizzo: 'via Ferrari 12, Campobasso',
  email: 'ciao@molise.example',
  telefono: '+39 0874 000000',
  pec: 'molise@pec.example',
  partita_iva: '01234567897',
  rea: null,
  contatto_dsa: 'dsa@molise.example',
  lingue_dsa: 'italiano',
};
const sentenceOf = (verdict: Verdict) => messages.describeVerdict(verdict)[0];

test.each<[string, OperatorFacts | null, boolean, Verdict['kind'], string]>([
  ['nobody, in a demonstration', null, false, 'gestore.nessuno', 'attenzione'],
  ['nobody, where money moves', null, true, 'gestore.ignoto', 'guasto'],
  ['everything', WHOLE, false, 'gestore.bene', 'bene'],
  ['everything, where money moves', WHOLE, true, 'gestore.bene', 'bene'],
  ['no PEC, and that is said', { ...WHOLE, pec: null }, false, 'gestore.bene', 'bene'],
  ['a PEC that nobody has thought of', { ...WHOLE, pec: undefined }, false, 'gestore.manca', 'attenzione'],
  ['no address, and that is said', { ...WHOLE, indirizzo: null }, false, 'gestore.manca', 'attenzione'],
  ['a fact is missing, where money moves', { ...WHOLE, telefono: undefined }, true, 'gestore.incompleto', 'guasto'],
])('%s', (_, operator, takesMoney, kind, state) => {
  const verdict = judgeOperator(operator, takesMoney);
  expect(verdict.kind).toBe(kind);
  expect(stateOf(verdict.kind)).toBe(state);
});

test('what is missing is named with the law that wants it', () => {
  expect(sentenceOf(judgeOperator({ denominazione: 'Casa' }, false))).toBe(
    'Di chi gestisce il sito manca: la forma giuridica (c. c. art. 2250); l’indirizzo, l’e-mail, il telefono, il numero REA (D. Lgs. 70/2003 art. 7); la PEC (DL 185/2008 art. 16); la partita IVA (DPR 633/1972 art. 35); il contatto per autorità e utenti, le lingue in cui risponde (Reg. UE 2022/2065 artt. 11 e 12).',
  );
});
