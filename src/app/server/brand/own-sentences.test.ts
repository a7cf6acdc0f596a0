import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandSlots } from '../../../kernel/brand-slots.ts';
import { wordsOf } from './brand-words.ts';
import * as messages from '../../messages/operator.ts';

const OURS = /\/messages\/operator\.it\.ts$/;
/** As modules are written: `\u00a0` for a blank that does not break. */
const sources = globSync(['src/*/messages/*.it.ts', 'src/app/web/pages/*-messages.it.ts'])
  .filter((file) => !OURS.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(String.raw`\u00a0`, '\u00a0'))
  .join('\n');
/** What stands in the place of ours, and what a file of a brand may say. */
const theirs = new Set(['illustrationsForBrand', 'drawingsForBrand']);

test.each(Object.entries(messages.brandableSentences).filter(([key]) => !theirs.has(key)))(
  '%s, which a brand may say otherwise, is what pages say: %s',
  (_, sentence) => expect(sources).toContain(sentence),
);

test('a portal without a brand says nothing in a brand’s slots', () => {
  expect(brandSlots).toEqual({ fileName: 'ospitalia', operatorLine: null, organization: null });
});

test('who runs the portal is said in its foot, on the pages of law and to programs', () => {
  const gestore = {
    denominazione: 'Associazione Casa Molise APS',
    forma_giuridica: 'associazione',
    indirizzo: 'via Ferrari 12, Campobasso',
    email: 'ciao@molise.example',
    telefono: null,
    pec: 'molise@pec.example',
    partita_iva: '01234567897',
    rea: 'CB-123456',
  };
  const words = new Map(wordsOf({ nome: 'Casa Molise', gestore }));
  const line = 'Associazione Casa Molise APS · via Ferrari 12, Campobasso · P. IVA 01234567897 · REA CB-123456';
  expect(words.get(messages.brandableSentences.copyrightNotice)).toBe(`© 2026 ${line}`);
  expect(words.get('marchio:gestore')).toBe(line);
  expect(words.get(messages.brandableSentences.dataController)).toBe(
    'Il titolare del trattamento è Associazione Casa Molise APS, via Ferrari 12, Campobasso. Per i tuoi dati scrivi a ciao@molise.example, PEC molise@pec.example.',
  );
  expect(words.get(messages.brandableSentences.operatorReference)).toBe(
    'Casa Molise è di Associazione Casa Molise APS (associazione), via Ferrari 12, Campobasso. Per scrivere o chiamare: e-mail ciao@molise.example, PEC molise@pec.example. P. IVA 01234567897, REA CB-123456. Come trattiamo i dati lo dice l’informativa:',
  );
  expect(JSON.parse(words.get('marchio:organizzazione') ?? '')).toEqual({
    legalName: 'Associazione Casa Molise APS',
    address: 'via Ferrari 12, Campobasso',
    email: 'ciao@molise.example',
    vatID: 'IT01234567897',
  });
  const bare = new Map(wordsOf({ nome: 'Casa Molise', gestore: { denominazione: 'Casa' } }));
  expect(bare.get(messages.brandableSentences.dataController)).toBe('Il titolare del trattamento è Casa.');
});

test('texts of a brand stand in the places of ours, the longer before what is part of it', () => {
  const words = wordsOf({ nome: 'Casa Molise', testi: { titolo: 'Le case del Molise' } });
  expect(words.map(([, text]) => text)).toEqual([
    messages.brandableSentences.illustrationsForBrand,
    messages.brandableSentences.drawingsForBrand,
    'Le case del Molise — Casa Molise',
    'Le case del Molise.',
    'Le case del Molise',
    'casa-molise',
    'i-miei-dati-casa-molise.zip',
    'casa-molise › blog',
    'Casa Molise',
  ]);
});
