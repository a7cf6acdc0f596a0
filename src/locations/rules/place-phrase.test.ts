import { expect, test } from 'vitest';
import { inCitta, inRegione, provinciaPhrase } from './place-phrase.ts';

test.each([
  { nome: 'Toscana', phrase: 'in Toscana' },
  { nome: 'Marche', phrase: 'nelle Marche' },
  { nome: 'Lazio', phrase: 'nel Lazio' },
])('where? $phrase', ({ nome, phrase }) => {
  expect(inRegione(nome)).toBe(phrase);
});

test.each([
  { nome: 'Siena', phrase: 'provincia di Siena' },
  { nome: "L'Aquila", phrase: "provincia dell'Aquila" },
  { nome: 'Bolzano/Bozen', phrase: 'provincia di Bolzano' },
  { nome: "Valle d'Aosta/Vallée d'Aoste", phrase: 'provincia di Aosta' },
])('which province? $phrase', ({ nome, phrase }) => {
  expect(provinciaPhrase(nome)).toBe(phrase);
});

test.each([
  { nome: 'Siena', phrase: 'a Siena' },
  { nome: 'Asti', phrase: 'ad Asti' },
  { nome: 'Enna', phrase: 'a Enna' },
])('where, in which city? $phrase', ({ nome, phrase }) => {
  expect(inCitta(nome)).toBe(phrase);
});
