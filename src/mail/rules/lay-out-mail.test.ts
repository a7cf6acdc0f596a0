import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { layOutMail, type MailContent, frenchSpaces } from './lay-out-mail.ts';
import { setTestLanguage, resetTestLanguage, withLanguage } from '../../../test/test-language.ts';

const CONTENT: MailContent = {
  preheader: 'Il link vale 30 minuti.',
  heading: 'Il tuo link per entrare',
  paragraphs: ['Hai chiesto di entrare.', 'Prima riga\nseconda riga'],
  facts: [
    ['Struttura', 'Ca’ <b>d’Oro</b> & figli'],
    ['CIN', 'IT052015C2ABCDEFGH'],
  ],
  button: { label: 'Entra', url: 'https://www.ospitalia.it/proprietario/entra?token=abc&x=1' },
  footnote: 'Non l’hai chiesto tu? Ignora questa e-mail.',
};

describe('layOutMail', () => {
  test('writes all content of the HTML as text, with the link on a separate line', () => {
    expect(layOutMail(CONTENT).text).toBe(
      [
        'Il tuo link per entrare',
        '',
        'Hai chiesto di entrare.',
        '',
        'Prima riga',
        'seconda riga',
        '',
        'Struttura: Ca’ <b>d’Oro</b> & figli',
        'CIN: IT052015C2ABCDEFGH',
        '',
        'Entra:',
        'https://www.ospitalia.it/proprietario/entra?token=abc&x=1',
        '',
        'Non l’hai chiesto tu? Ignora questa e-mail.',
        '',
        'Ospitalia',
        '',
      ].join('\n'),
    );
  });

  test('writes Italian HTML without pictures, tables or external resources', () => {
    const { html } = layOutMail(CONTENT);
    expect(html).toContain('<html lang="it">');
    expect(html).not.toMatch(/<(?:img|table|script|link)\b|url\(|@import/);
    expect(html).toContain('href="https://www.ospitalia.it/proprietario/entra?token=abc&amp;x=1"');
    expect(html).toContain('Prima riga<br>\nseconda riga');
    expect(html).toContain('Ca’ &lt;b&gt;d’Oro&lt;/b&gt; &amp; figli');
  });

  test('sets `lang` on `<html>` and on an inner element, for email clients that drop `<html>`', () => {
    setTestLanguage('de');
    onTestFinished(resetTestLanguage);
    expect(layOutMail(CONTENT).html.match(/lang="[^"]*"/g)).toEqual(['lang="de"', 'lang="de"']);
  });

  test('puts a no-break space before each colon in French', () => {
    setTestLanguage('fr');
    onTestFinished(resetTestLanguage);
    const { text } = layOutMail(CONTENT);
    expect(text).toContain('\nCIN\u00a0: IT052015C2ABCDEFGH\n');
    expect(text).toContain('\nEntra\u00a0:\nhttps://');
  });

  test('renders choices as named links in the HTML and as URLs on separate lines in the text', () => {
    const items = [{ name: 'Ca’ <i>d’Oro</i>', note: 'a 2 km, 95 €', url: 'https://www.ospitalia.it/struttura/1?a&b' }];
    const { html, text } = layOutMail({ ...CONTENT, choices: { sentence: 'Ora libere:', items } });
    expect(text).toContain('Ora libere:\n\nCa’ <i>d’Oro</i>, a 2 km, 95 €\nhttps://www.ospitalia.it/struttura/1?a&b\n');
    expect(html).toMatch(
      /href="https:\/\/www\.ospitalia\.it\/struttura\/1\?a&amp;b"[^>]*>Ca’ &lt;i&gt;d’Oro&lt;\/i&gt;<\/a>/,
    );
  });

  test('marks text in a different language with `lang` in the HTML', () => {
    const value = ['Rauchen verboten. ', { text: '<Togliete> le scarpe.', lang: 'it' }];
    const { html, text } = layOutMail({ ...CONTENT, facts: [['Hausregeln', value]] });
    expect(text).toContain('Hausregeln: Rauchen verboten. <Togliete> le scarpe.');
    expect(html).toContain('Rauchen verboten. <span lang="it">&lt;Togliete&gt; le scarpe.</span>');
  });

  test('renders an additional link after its sentence, below the button', () => {
    const link = { sentence: 'Aggiorna i prezzi:', url: 'https://www.ospitalia.it/proprietario?a&b' };
    const { html, text } = layOutMail({ ...CONTENT, links: [link] });
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="https://www.ospitalia.it/proprietario/entra?token=abc&amp;x=1"',
      'href="https://www.ospitalia.it/proprietario?a&amp;b"',
    ]);
    expect(html).toContain('Aggiorna i prezzi: <a');
    expect(text).toContain(
      'token=abc&x=1\n\nAggiorna i prezzi:\nhttps://www.ospitalia.it/proprietario?a&b\n\nNon l’hai',
    );
  });

  test('omits facts and links if the email has none', () => {
    const { html, text } = layOutMail({ preheader: 'p', heading: 'h', paragraphs: ['uno'], footnote: 'f' });
    expect(html).not.toMatch(/<(?:dl|a)\b/);
    expect(text).toBe('h\n\nuno\n\nf\n\nOspitalia\n');
  });

  test('escapes markup in user input', () => {
    const markup = (html: string) => html.match(/<\/?[a-z][^>]*>/gi);
    const expected = markup(layOutMail({ ...CONTENT, paragraphs: ['x'], facts: [['x', 'x']] }).html);
    fc.assert(
      fc.property(fc.stringMatching(/^[<>"'&=/a-z ]{1,40}$/), (typed) => {
        const { html } = layOutMail({
          ...CONTENT,
          preheader: typed,
          heading: typed,
          paragraphs: [typed],
          facts: [[typed, typed]],
          footnote: typed,
        });
        expect(markup(html)).toEqual(expected);
      }),
    );
  });
});

test.each([
  ['Sur la carte : ici', 'Sur la carte\u00a0: ici'],
  ['Sur la carte :\nici', 'Sur la carte\u00a0:\nici'],
  ['Combien êtes-vous ? « Deux » ; merci !', 'Combien êtes-vous\u202f? «\u202fDeux\u202f»\u202f; merci\u202f!'],
  ['Arrivée\u00a0: 16\u00a0h', 'Arrivée\u00a0: 16\u00a0h'],
  ['https://www.ospitalia.it/fr?a=1', 'https://www.ospitalia.it/fr?a=1'],
  ['Codice:\nX', 'Codice:\nX'],
])('frenchSpaces turns the French text %j into %j', (text, written) => {
  expect(withLanguage('fr', () => frenchSpaces(text))).toBe(written);
});

test.each(['it', 'en', 'de'] as const)('frenchSpaces does not change text in the language %s', (language) => {
  expect(withLanguage(language, () => frenchSpaces('Sulla mappa : «La Loggia» ?'))).toBe('Sulla mappa : «La Loggia» ?');
});
