import { slugify } from '../../../locations/rules/slugify.ts';
import { OWN_PALETTES, palettesOf } from './brand-palette.ts';
import type { Brand, Operator } from './brand-schema.ts';
import type { Exchange } from './exchange-words.ts';
import { copyright, dataController, operatorInFull, operatorLine } from './operator-messages.it.ts';
import { ownSentences as own } from './own-sentences-messages.it.ts';

type Texts = NonNullable<Brand['testi']>;

function textsOf(name: string, texts: Texts): Exchange[] {
  const { titolo, presentazione, motto, in_tutta_italia, tutte_le_case, esplora, esempi_ricerca, blog } = texts;
  const given: [string, string | undefined][] = [
    [own.titoloCondiviso, titolo && `${titolo} — ${name}`],
    [own.titolo, titolo && `${titolo}.`],
    [own.titoloBreve, titolo],
    [own.presentazione, presentazione],
    [own.motto, motto],
    [own.tutteLeCase, tutte_le_case],
    [own.inTuttaItalia, in_tutta_italia],
    [own.esplora, esplora],
    [own.esempi, esempi_ricerca],
    [own.blog, blog],
  ];
  return given.flatMap(([ours, theirs]) => (theirs === undefined ? [] : [[ours, theirs] as const]));
}

/** In the words of schema.org. */
function organizationOf({ denominazione, indirizzo, email, telefono, partita_iva }: Operator): string {
  return JSON.stringify({
    legalName: denominazione,
    ...(indirizzo && { address: indirizzo }),
    ...(email && { email }),
    ...(telefono && { telephone: telefono }),
    ...(partita_iva && { vatID: `IT${partita_iva}` }),
  });
}

function operatorWords(name: string, operator: Operator): Exchange[] {
  const line = operatorLine(operator);
  return [
    [own.diritti, copyright(line)],
    [own.titolare, dataController(operator)],
    [own.chiGestisce, operatorInFull(name, operator)],
    ['marchio:gestore', line],
    ['marchio:organizzazione', organizationOf(operator)],
  ];
}

/** Of the sentences that speak of who drew the pictures: they were drawn for every portal, and by none of their operators. */
const DRAWN: readonly Exchange[] = [
  [own.illustrazioni, own.illustrazioniPer],
  [own.disegni, own.disegniPer],
];

/** Everything of a brand that the program says in words; what is longer stands before what is part of it. */
export function wordsOf({ nome, testi = {}, gestore }: Pick<Brand, 'nome' | 'testi' | 'gestore'>): Exchange[] {
  return [
    ...DRAWN,
    ...textsOf(nome, testi),
    ...(gestore === undefined ? [] : operatorWords(nome, gestore)),
    ...smallNames(slugify(nome)),
    ['Ospitalia', nome],
  ];
}

/** Where the name is written small: files that people take away, and an address as search engines show it. */
const smallNames = (slug: string): Exchange[] => [
  ['marchio:file', slug],
  [own.imieiDati, `i-miei-dati-${slug}.zip`],
  [own.percorsoDelBlog, `${slug} › blog`],
];

/** Colours where no stylesheet reaches: mails, and pages that are shown when nothing else is. */
export function paintOf(brand: Pick<Brand, 'colori'>): Exchange[] {
  if (brand.colori === undefined) return [];
  const { giorno, sera } = palettesOf(brand);
  const day = OWN_PALETTES.giorno;
  const evening = OWN_PALETTES.sera;
  return [
    ['background:#12614a;color:#ffffff', `background:${giorno.primary};color:${giorno['on-primary']}`],
    ['background: #12614a; color: #fff', `background: ${giorno.primary}; color: ${giorno['on-primary']}`],
    [day.primary, giorno.primary],
    [day.link, giorno.link],
    [evening.primary, sera.primary],
    [evening['on-primary'], sera['on-primary']],
    [evening.link, sera.link],
  ];
}
