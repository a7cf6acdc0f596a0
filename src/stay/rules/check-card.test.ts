import { expect, test } from 'vitest';
import { checkCard } from './check-card.ts';

const sound = { carta: '4242 4242 4242 4242', scadenza: '12 / 34', cvc: '123', titolare: 'Ada Bassi' };

test.each([
  [{}, []],
  [{ scadenza: '11 / 26' }, []],
  [{ scadenza: '10 / 26' }, ['scadenza']],
  [{ scadenza: '13 / 30' }, ['scadenza']],
  [{ carta: '4242' }, ['carta']],
  [{ cvc: '12' }, ['cvc']],
  [{ titolare: ' ' }, ['titolare']],
  [{ carta: '', scadenza: '', cvc: '', titolare: '' }, ['carta', 'scadenza', 'cvc', 'titolare']],
])('%j', (typed, faults) => {
  expect(checkCard({ ...sound, ...typed }, '2026-11-22')).toEqual(faults);
});
