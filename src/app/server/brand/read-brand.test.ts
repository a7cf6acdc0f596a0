import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { readConfig } from '../config.ts';
import { findBrandFile, readBrand } from './read-brand.ts';

const folder = temporaryFolder();
const file = join(folder, 'brand.json');
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#8a2f3c"/></svg>';

function readText(text: string | Buffer) {
  writeFileSync(file, text);
  return readBrand(file);
}
const read = (brand: unknown) => readText(JSON.stringify(brand));

describe('the brand file', () => {
  test('is parsed, and its straight apostrophes are replaced with typographic ones', () => {
    writeFileSync(join(folder, 'logo.svg'), LOGO);
    const brand = read({
      nome: " Case dell'Abruzzo ",
      mittente: 'Case dell’Abruzzo <ciao@abruzzo.example>',
      logo: 'logo.svg',
      colori: { giorno: { primario: '#8A2F3C' } },
      testi: { motto: "L'aria buona" },
      gestore: { denominazione: 'Associazione', partita_iva: '01234567897', rea: null },
    });
    expect(brand).toEqual({
      nome: 'Case dell’Abruzzo',
      mittente: 'Case dell’Abruzzo <ciao@abruzzo.example>',
      logo: 'logo.svg',
      logoSvg: LOGO,
      colori: { giorno: { primario: '#8a2f3c' } },
      testi: { motto: 'L’aria buona' },
      gestore: { denominazione: 'Associazione', partita_iva: '01234567897', rea: null },
    });
  });

  test('in the documentation is valid and equals the fixture of the end-to-end tests', () => {
    const journeys = 'e2e/support/marchio';
    const example = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/operations/white-label.md', 'utf8'))?.[1] ?? '';
    expect(JSON.parse(example)).toEqual(JSON.parse(readFileSync(`${journeys}/brand.json`, 'utf8')));
    copyFileSync(`${journeys}/logo.svg`, join(folder, 'logo.svg'));
    expect(readText(example).gestore?.denominazione).toBe('Associazione Casa Molise APS');
  });

  test('is valid if it contains only a name', () =>
    expect(read({ nome: 'B.B. 2000' })).toEqual({ nome: 'B.B. 2000', logoSvg: null }));

  test('sets the sender of emails unless MAIL_FROM is set', () => {
    read({ nome: 'Casa Molise', mittente: 'Casa Molise <ciao@molise.example>' });
    const env = { OSPITALIA_BRAND_FILE: file };
    expect(readConfig(env)).toMatchObject({
      brand: { nome: 'Casa Molise' },
      mailFrom: 'Casa Molise <ciao@molise.example>',
    });
    expect(readConfig({ ...env, MAIL_FROM: 'noi@molise.example' }).mailFrom).toBe('noi@molise.example');
    expect(readConfig({}).brand).toBeNull();
  });

  test('sets the reply address unless MAIL_FROM or MAIL_REPLY_TO is set', () => {
    read({ nome: 'Casa Molise', gestore: { denominazione: 'Casa Molise APS', email: 'gestore@molise.example' } });
    const env = { OSPITALIA_BRAND_FILE: file };
    expect(readConfig(env).mailReplyTo).toBe('gestore@molise.example');
    expect(readConfig({ ...env, MAIL_FROM: 'noi@molise.example' }).mailReplyTo).toBe('noi@molise.example');
    expect(readConfig({ ...env, MAIL_REPLY_TO: 'aiuto@molise.example' }).mailReplyTo).toBe('aiuto@molise.example');
  });
});

const COLOURS = { giorno: { primario: '#7fbf9f' } };
describe('an unusable brand file', () => {
  test.each([
    ['an unknown field', { nome: 'Casa', colore: {} }, 'non conosco «colore»: i campi sono nome, mittente'],
    [
      'an unknown nested field',
      { nome: 'Casa', gestore: { denominazione: 'A', piva: '1' } },
      'gestore: non conosco «piva»',
    ],
    ['no name', {}, 'nome: deve essere un testo tra virgolette'],
    ['a name of 200 letters', { nome: 'C'.repeat(200) }, 'nome: è più lungo di 30 caratteri'],
    ['an empty name', { nome: '  ' }, 'nome: può avere lettere, cifre'],
    ['a name with quotes', { nome: 'Casa "Molise"' }, 'nome: può avere lettere'],
    ['a name with a tag', { nome: 'Casa <b>Molise' }, 'nome: può avere lettere'],
    ['a name with a placeholder', { nome: 'Casa ${1}' }, 'nome: può avere lettere'],
    ['a name with a line break', { nome: 'Casa\nMolise' }, 'nome: può avere lettere'],
    ['a sender without an address', { nome: 'Casa', mittente: 'Casa' }, 'mittente: si scrive Nome <indirizzo>'],
    ['a sender with a second header', { nome: 'C', mittente: 'C <a@b.it>\r\nBcc: <c@d.it>' }, 'mittente: si scrive'],
    ['a panel path with a slash', { nome: 'C', pannello: 'area/interna' }, 'pannello: è una parola dell’indirizzo'],
    ['a panel path that the blog uses', { nome: 'C', pannello: 'blog' }, 'pannello: è già l’indirizzo di altre pagine'],
    [
      'a colour given by name',
      { nome: 'C', colori: { giorno: { primario: 'red' } } },
      'colori.giorno.primario: deve essere un colore come',
    ],
    [
      'a colour that ends the stylesheet',
      { nome: 'C', colori: { giorno: { link: '#fff}*{' } } },
      'colori.giorno.link: deve',
    ],
    [
      'a colour with too little contrast for reading',
      { nome: 'C', colori: COLOURS },
      'colori.giorno.primario: #ffffff su #7fbf9f si legge male: il contrasto è 2,13 a 1, ne serve almeno 4,50',
    ],
    [
      'a dark signboard colour behind dark text',
      { nome: 'C', colori: { giorno: { insegna: '#403020' } } },
      'colori.giorno.insegna: #2a1d10 su #403020 si legge male: il contrasto è 1,30 a 1',
    ],
    [
      'a pale signboard colour in the evening theme',
      { nome: 'C', colori: { sera: { insegna: '#f0d0a0' } } },
      'colori.sera.insegna: #fff3dc su #f0d0a0',
    ],
    ['a tag in a custom message', { nome: 'C', testi: { motto: '<script>' } }, 'testi.motto: contiene < o >'],
    ['an empty custom message', { nome: 'C', testi: { titolo: '' } }, 'testi.titolo: è vuoto'],
    [
      'a wrong VAT number',
      { nome: 'C', gestore: { denominazione: 'A', partita_iva: '01234567890' } },
      'gestore.partita_iva: non è una partita IVA',
    ],
    [
      'a short VAT number',
      { nome: 'C', gestore: { denominazione: 'A', partita_iva: '123' } },
      'gestore.partita_iva: non è',
    ],
    ['an operator without a name', { nome: 'C', gestore: {} }, 'gestore.denominazione: deve essere un testo'],
    [
      'an invalid PEC address',
      { nome: 'C', gestore: { denominazione: 'A', pec: 'no' } },
      'gestore.pec: deve essere un indirizzo e-mail',
    ],
    ['a logo in another folder', { nome: 'C', logo: '../logo.svg' }, 'logo: deve essere il nome di un file .svg'],
    [
      'a logo that does not exist',
      { nome: 'C', logo: 'manca.svg' },
      `logo: il file ${join(folder, 'manca.svg')} non c’è`,
    ],
    ['a list', [], 'deve essere un gruppo di campi tra graffe'],
  ])('is rejected with a message that names the invalid field: %s', (_, brand, sentence) => {
    expect(() => read(brand)).toThrow(`In ${file}:\n  ${sentence}`);
  });

  test('is rejected with all its errors in one message', () => {
    expect(() => read({ nome: 5, logo: 'x.png' })).toThrow(
      `In ${file}:\n  nome: deve essere un testo tra virgolette\n  logo: deve essere il nome di un file .svg accanto a questo, senza cartelle`,
    );
  });

  test.each([
    ['truncated', '{\n  "nome": "Casa Mol', 'non è JSON scritto per intero (riga 2, colonna '],
    [
      'JSON with an extra comma',
      '{\n "nome": "C",\n}',
      'non è JSON scritto per intero (riga 3, colonna 1): controlla virgole',
    ],
    ['empty', '', 'non è JSON scritto per intero'],
    ['encoded in Latin-1', Buffer.from('{"nome":"Citt\xe0"}', 'latin1'), 'non è un file di testo in UTF-8'],
  ])('is rejected with a message that contains its path if it is %s', (_, text, sentence) => {
    expect(() => readText(text)).toThrow(`${file} ${sentence}`);
  });

  test('is rejected if it is missing, or if its logo is too large or contains a script', () => {
    expect(() => readBrand(join(folder, 'no.json'))).toThrow(
      `Il file del marchio ${join(folder, 'no.json')} (OSPITALIA_BRAND_FILE) non si legge: ENOENT.`,
    );
    writeFileSync(join(folder, 'grande.svg'), LOGO.replace('M0 0', `M0 0${' '.repeat(40_000)}`));
    expect(() => read({ nome: 'C', logo: 'grande.svg' })).toThrow('logo: pesa più di 32 KB');
    writeFileSync(join(folder, 'vivo.svg'), LOGO.replace('<path', '<script>alert(1)</script><path'));
    expect(() => read({ nome: 'C', logo: 'vivo.svg' })).toThrow('logo: contiene elementi che un logo non può avere');
  });
});

describe('the location of the brand file', () => {
  test('is read from the environment, or defaults to an existing brand.json beside the settings file', () => {
    writeFileSync(file, '{"nome":"Casa"}');
    const env: NodeJS.ProcessEnv = {};
    expect(findBrandFile(env, join(folder, 'ospitalia.env'))).toBe(file);
    expect(env['OSPITALIA_BRAND_FILE']).toBe(file);
    expect(findBrandFile({ OSPITALIA_BRAND_FILE: '/altrove.json' }, join(folder, 'ospitalia.env'))).toBe(
      '/altrove.json',
    );
    expect(findBrandFile({ OSPITALIA_BRAND_FILE: '' }, join(folder, 'ospitalia.env'))).toBeNull();
    expect(findBrandFile({}, '/nessuna/ospitalia.env')).toBeNull();
    expect(findBrandFile({}, null)).toBeNull();
  });
});
