import { slugify } from '../../../locations/rules/slugify.ts';
import { OWN_PALETTES, palettesOf } from './brand-palette.ts';
import type { Brand, Operator } from './brand-schema.ts';
import type { Exchange } from './exchange-words.ts';
import * as messages from '../../messages/operator.ts';

type Texts = NonNullable<Brand['testi']>;

function textsOf(name: string, texts: Texts): Exchange[] {
  const { titolo, presentazione, motto, in_tutta_italia, tutte_le_case, esplora, esempi_ricerca, blog } = texts;
  const given: [string, string | undefined][] = [
    [messages.brandableSentences.sharedTitle, titolo && `${titolo} — ${name}`],
    [messages.brandableSentences.heroTitle, titolo && `${titolo}.`],
    [messages.brandableSentences.shortTitle, titolo],
    [messages.brandableSentences.introduction, presentazione],
    [messages.brandableSentences.motto, motto],
    [messages.brandableSentences.allHomes, tutte_le_case],
    [messages.brandableSentences.throughoutItaly, in_tutta_italia],
    [messages.brandableSentences.exploreRegions, esplora],
    [messages.brandableSentences.searchExamples, esempi_ricerca],
    [messages.brandableSentences.blogDescription, blog],
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
  const line = messages.operatorLine(operator);
  return [
    [messages.brandableSentences.copyrightNotice, messages.operatorCopyright(line)],
    [messages.brandableSentences.dataController, messages.dataControllerSentence(operator)],
    [messages.brandableSentences.operatorReference, messages.operatorInFull(name, operator)],
    ['marchio:gestore', line],
    ['marchio:organizzazione', organizationOf(operator)],
  ];
}

/** Of the sentences that speak of who drew the pictures: they were drawn for every portal, and by none of their operators. */
const DRAWN: readonly Exchange[] = [
  [messages.brandableSentences.illustrations, messages.brandableSentences.illustrationsForBrand],
  [messages.brandableSentences.drawings, messages.brandableSentences.drawingsForBrand],
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
  [messages.brandableSentences.ownDataFileName, `i-miei-dati-${slug}.zip`],
  [messages.brandableSentences.blogPath, `${slug} › blog`],
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
