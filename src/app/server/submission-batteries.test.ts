import { recordOf } from '../../kernel/records.ts';
import { FLAG_FIELDS } from '../../strutture/rules/flag-fields.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sentBody, sentCamera } from '../../../test/owner-rooms.ts';
import { openSubmissionPortal, type SubmissionPortal } from '../../../test/submission-portal.ts';

const MANDATORY = 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura';
const NIGHT_PRICE = 'Per le case vacanza è obbligatorio inserire il prezzo per notte';
const BAD_TEXT = 'Questo testo contiene caratteri non validi: riscrivilo.';
const BEDS = 'I posti letto vanno da 1 a 800.';
const CIN_LENGTH = 'Il Codice CIN deve essere tra 8 e 17 caratteri';
const EMAIL = 'Scrivi un indirizzo e-mail valido.';
const PHONE = 'Scrivi un solo numero di telefono valido, non a pagamento.';

let portal: SubmissionPortal;

beforeAll(async () => {
  portal = await openSubmissionPortal();
});
afterAll(() => portal.close());
afterEach(() => portal.expectAtWork());

type Fields = Parameters<typeof sentBody>[0];

async function expectRefused(fields: Fields, detail: string, status = 422): Promise<void> {
  await portal.expectRefused(fields, status, detail);
}

describe('battery S: texts', () => {
  test.each<[string, unknown, string]>([
    ['null', null, MANDATORY],
    ['blanks', ' \t\n ', MANDATORY],
    ['zero-width only', '\u200b\u200d\ufeff', MANDATORY],
    ['a right-to-left override only', '\u202e', MANDATORY],
    ['controls only', '\u0001\u0007\u009f', MANDATORY],
    ['a NUL', 'Casa\0', BAD_TEXT],
    ['half a character', 'Casa \ud800', BAD_TEXT],
    ['a number', 7, BAD_TEXT],
    ['true', true, BAD_TEXT],
    ['a list', ['Casa'], BAD_TEXT],
    ['an object', { $ne: null }, BAD_TEXT],
    ['121 characters', 'a'.repeat(121), 'Il nome può avere al massimo 120 caratteri.'],
    ['500 characters', 'è'.repeat(500), 'Il nome può avere al massimo 120 caratteri.'],
  ])('nome: %s', (_, nome, detail) => expectRefused({ nome }, detail));

  test.each<[string, string, string]>([
    ['5,001 characters', 'a'.repeat(5001), 'La descrizione può avere al massimo 5.000 caratteri.'],
    ['a NUL', 'a\0b', BAD_TEXT],
  ])('descrizione: %s', (_, descrizione, detail) => expectRefused({ descrizione }, detail));

  test.each([
    ['100 KB', 100_000],
    ['1 MB', 1_000_000],
  ])('descrizione: %s', (_, length) =>
    expectRefused({ descrizione: 'a'.repeat(length) }, 'I dati inviati sono troppo grandi.', 413),
  );

  test('indirizzo: 201 characters', () =>
    expectRefused({ indirizzo: 'a'.repeat(201) }, 'L’indirizzo può avere al massimo 200 caratteri.'));

  test.each<[string, string, string]>([
    ['a family of emoji', 'Casa 👨‍👩‍👧‍👦 🏡', 'Casa 👨‍👩‍👧‍👦 🏡'],
    ['NFD becomes NFC', 'Citta\u0300 alta', 'Città alta'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['quotes', `L'"Orto" \`x\``, `L'"Orto" \`x\``],
    ['SQL', "'); drop table strutture; --", "'); drop table strutture; --"],
    ['LIKE', '100% _vero_ \\', '100% _vero_ \\'],
    ['a template', '{{7*7}} ${7*7} <%= 1 %>', '{{7*7}} ${7*7} <%= 1 %>'],
    ['a formula', '=HYPERLINK("http://x")', '=HYPERLINK("http://x")'],
    ['a calendar', 'BEGIN:VEVENT\r\nSUMMARY:x', 'BEGIN:VEVENT SUMMARY:x'],
    ['a line of a log', 'x\u2028{"level":50}', 'x {"level":50}'],
    ['formats', '%s %n %d', '%s %n %d'],
    ['a path', '../../etc/passwd', '../../etc/passwd'],
    ['an override inside', 'Casa\u202egnp.exe', 'Casagnp.exe'],
    ['homoglyphs', 'Саsа', 'Саsа'],
    ['zalgo', 'C\u0337\u0322a\u0338sa', 'C\u0337\u0322a\u0338sa'.normalize('NFC')],
    ['120 characters', 'a'.repeat(120), 'a'.repeat(120)],
  ])('nome: %s is text and stays text', async (_, nome, kept) => {
    const answer = await portal.send({ nome });
    expect([answer.status, answer.body.data?.nome]).toEqual([201, kept]);
    expect((await portal.rowOf(answer)).nome).toBe(kept);
  });
});

describe('battery N: numbers', () => {
  const WRONG: [string, unknown][] = [
    ['digits and letters', '50abc'],
    ['a comma', '1,50'],
    ['thousands', '1.000,00'],
    ['hex', '0x10'],
    ['an exponent', '1e3'],
    ['true', true],
    ['a list', [50]],
    ['an object', {}],
    ['zero', 0],
    ['below zero', -1],
    ['1e308', 1e308],
    ['2^53', 2 ** 53],
    ['Arabic digits', '٥٠'],
    ['fullwidth digits', '５０'],
    ['400 digits', '9'.repeat(400)],
    ['a sign', '+50'],
  ];

  test.each([
    ...WRONG,
    ['no number', ''],
    ['null', null],
    ['a thousandth', 0.001],
    ['three decimals', 19.999],
    ['too much', 100_000.01],
  ])('prezzo_notte: %s', (_, prezzo_notte) => expectRefused({ prezzo_notte }, NIGHT_PRICE));

  test.each([...WRONG, ['a fraction', 1.5], ['2^31', 2 ** 31], ['801', 801]])('posti_letto: %s', (_, posti_letto) =>
    expectRefused({ posti_letto }, BEDS),
  );

  test.each(['posti_letto', 'num_camere', 'num_bagni'])('%s left empty', async (field) => {
    for (const nothing of [null, '']) await expectRefused({ [field]: nothing }, MANDATORY);
  });

  test.each([
    ['1e999', 422, NIGHT_PRICE],
    ['9223372036854775808', 422, NIGHT_PRICE],
    ['-0', 422, NIGHT_PRICE],
    ['NaN', 400, 'Richiesta non valida. Controlla i dati e riprova.'],
    ['Infinity', 400, 'Richiesta non valida. Controlla i dati e riprova.'],
  ])('prezzo_notte: %s in the JSON itself', async (number, status, detail) => {
    const before = await portal.stored();
    const answer = await portal.post(JSON.stringify(sentBody({ prezzo_notte: '@' })).replace('"@"', number));
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect(await portal.stored()).toEqual(before);
  });

  test.each([
    ['a text of plain digits', '95', 9500],
    ['with cents', '95.50', 9550],
    ['one euro', 1, 100],
    ['100,000 euros', 100_000, 10_000_000],
    ['a number that binary cannot hold', 0.1 + 1.2, 130],
  ])('prezzo_notte: %s', async (_, prezzo_notte, cents) => {
    const answer = await portal.send({ prezzo_notte: Number(prezzo_notte) === 1.3 ? 1.3 : prezzo_notte });
    expect(answer.status).toBe(201);
    expect((await portal.rowOf(answer)).prezzo_notte_cents).toBe(cents);
  });
});

describe('battery C: CIN', () => {
  test.each([
    ['7 characters', 'ABCD123'],
    ['18 without IT', 'A'.repeat(18)],
    ['100', 'A'.repeat(100)],
    ['Cyrillic', 'IT052015С2ABCD1234'],
    ['fullwidth', 'IT052015Ｃ2ABCD1234'],
    ['the Kelvin sign', 'IT052015\u212a2ABCD1234'],
    ['ſ', 'IT052015ſ2ABCD1234'],
    ['ı', 'ıT052015C2ABCD1234'],
    ['ß', 'IT052015ß2ABCD1234'],
    ['an Arabic digit', 'IT052015C2ABCD123٤'],
    ['zero-width', 'IT052015\u200bC2ABCD1234'],
    ['an override', 'IT052015\u202eC2ABCD1234'],
    ['a NUL', 'IT052015\u0000C2ABCD1234'],
    ['a line', 'IT052015\nC2ABCD1234'],
    ['a slash', 'IT052015/C2ABCD1234'],
    ['an emoji', 'IT052015🏠2ABCD1234'],
    ['SQL', "IT052015' or 1=1 --"],
    ['a number', 12_345_678],
    ['a list', ['IT052015C2ABCD1234']],
  ])('%s', (_, cin) => expectRefused({ cin }, CIN_LENGTH));

  test('lower case, blanks and dashes are tidied', async () => {
    const answer = await portal.send({ cin: '\u00a0it-052015 c2 tidied01 ' });
    expect([answer.status, answer.body.data?.cin]).toEqual([201, 'IT052015C2TIDIED01']);
  });
});

describe('battery E: e-mail', () => {
  test.each([
    ['a header', 'a@example.it\r\nBcc: b@example.it'],
    ['two recipients', 'a@example.it,b@example.it'],
    ['a name', 'Anna <a@example.it>'],
    ['320 characters', `${'a'.repeat(310)}@example.it`],
    ['an accent', 'anna@città.it'],
    ['no top level', 'anna@localhost'],
    ['a NUL', 'anna\0@example.it'],
    ['a list', ['a@example.it']],
    ['a number', 7],
  ])('%s', (_, email) => expectRefused({ email }, EMAIL));

  test.each([undefined, null, '', '  '])('%j is none', (email) =>
    expectRefused({ email }, 'Scrivi il tuo indirizzo e-mail: lì ti mandiamo la conferma.'),
  );
});

describe('battery T: phone', () => {
  test.each([
    ['javascript:', 'javascript:alert(1)'],
    ['a premium number', '899 123 456'],
    ['an extension', '+39 0578 757012;ext=1'],
    ['an override', '+39\u202e0578757012'],
    ['two numbers', '0578 757012, 0578 757013'],
    ['a NUL', '0578\u0000757012'],
    ['letters', 'uno due tre'],
    ['31 characters', `0578 ${'7'.repeat(26)}`],
    ['a list', ['0578 757012']],
    ['a number', 578_757_012],
  ])('%s', (_, telefono) => expectRefused({ telefono }, PHONE));

  test.each([undefined, null, ''])('%j is no phone, and needs none', async (telefono) => {
    const answer = await portal.send({ telefono });
    expect([answer.status, answer.body.data?.telefono]).toEqual([201, null]);
  });
});

describe('battery L: lists and choices', () => {
  const TYPE = 'Una delle tipologie non esiste.';
  const SERVICE = 'Uno dei servizi non esiste o è ripetuto.';
  const bnb = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb' };

  test.each<[string, Fields, string]>([
    ['no type', { tipo_struttura: [] }, MANDATORY],
    ['a type that is a text', { tipo_struttura: 'bb' }, TYPE],
    ['an unknown type', { tipo_struttura: ['castello'] }, TYPE],
    ['a type in another case', { tipo_struttura: ['BB'] }, TYPE],
    ['a type twice', { tipo_struttura: ['bb', 'bb'] }, TYPE],
    ['a nested type', { tipo_struttura: [['bb']] }, TYPE],
    ['1,000 types', { tipo_struttura: Array.from({ length: 1000 }, () => 'bb') }, TYPE],
    ['an unknown service', { servizi: ['Sauna'] }, SERVICE],
    ['200 services', { servizi: Array.from({ length: 200 }, () => 'WiFi') }, SERVICE],
    ['services that are an object', { servizi: { WiFi: true } }, SERVICE],
    ['another way of booking', { tipo_prenotazione: 'hotel' }, 'Scegli come si prenota: tutta la casa o per camera.'],
    ['a question answered by a text', recordOf(FLAG_FIELDS, () => 'true'), 'Questa scelta non è valida.'],
    [
      'rooms that are an object',
      { ...bnb, camere: { 0: sentCamera() } },
      'Per B&B/Affittacamere è obbligatorio configurare almeno una camera',
    ],
    ['a room that is a text', { ...bnb, camere: ['blu'] }, 'I dati di questa camera non sono validi.'],
  ])('%s', (_, fields, detail) => expectRefused(fields, detail));
});
