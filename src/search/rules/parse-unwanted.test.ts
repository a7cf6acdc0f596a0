import { expect, test } from 'vitest';
import { unknownUnwanted, unwantedSpans } from './parse-unwanted.ts';
import { clauseEnds, splitWords } from './split-words.ts';

const KINDS: Record<string, string> = {
  piscina: 'servizio',
  wifi: 'servizio',
  roma: 'place',
  mare: 'ambiente',
  accessibile: 'gradini',
  domani: 'day',
  luglio: 'period',
  agosto: 'period',
};

function read(text: string): string[] {
  const words = splitWords(text);
  const folded = words.map((word) => word.folded);
  const spans = folded.flatMap((word, start) => {
    const kind = KINDS[word];
    return kind === undefined ? [] : [{ kind, start, end: start + 1 }];
  });
  const known = unwantedSpans(folded, spans, clauseEnds(words));
  const unknown = unknownUnwanted(words, [...spans, ...known]);
  const textOf = ({ start, end, isNeedless }: { start: number; end: number; isNeedless: boolean }) =>
    `${isNeedless ? '/' : ''}${folded.slice(start, end).join(' ')}`;
  return [...known, ...unknown].map(textOf);
}

test.each([
  ['tutto tranne la piscina', ['tutto tranne la piscina', 'tranne la piscina']],
  ['piscina no', ['piscina no']],
  ['piscina senza, wifi', ['piscina senza']],
  ['senza piscina', ['senza piscina']],
  ['senza piscina o wifi', ['senza piscina', 'o wifi']],
  ['né piscina né wifi', ['ne piscina', 'ne wifi', 'ne wifi']],
  ['senza piscina e con wifi', ['senza piscina']],
  ['non serve il wifi', ['/non serve il wifi']],
  ['Roma non serve il wifi', ['/non serve il wifi']],
  ['wifi e piscina non servono', ['/piscina non servono', '/wifi e']],
  ['non ad agosto', ['non ad agosto']],
  ['non agosto luglio', ['non agosto', 'luglio']],
  ['non agosto, luglio va bene', ['non agosto']],
  ['senza moquette', ['senza moquette']],
  ['senza moquette e con piscina', ['senza moquette']],
  ['niente hotel', ['/niente hotel']],
  ['hotel no, piscina sì', ['/hotel no']],
  ['moquette no, wifi', ['moquette no']],
  ['agosto, escluso Roma', ['escluso roma']],
  ['fumatori non ammessi piscina', ['fumatori non ammessi']],
  ['hotel non necessario', ['/hotel non necessario']],
  ['piscina anche no', ['/piscina anche no']],
  ['non importa se c’è la piscina', ['/non importa se c e la piscina']],
  ['agosto, non importa la data', ['/non importa la data']],
  ['Roma no camerata', ['no camerata']],
  ['piscina no mare sì', ['piscina no']],
  ['evitare agosto e domani', ['evitare agosto', 'e domani']],
  ['piscina no, wifi', ['piscina no']],
  ['senza vicini, tranquillo', ['senza vicini']],
  ['agosto no moquette', ['no moquette']],
  ['roma no troppo cara', ['roma no']],
  ['niente trulli', ['niente trulli']],
  ['allergica ai gatti', ['allergica ai gatti']],
  ['mai ad agosto', ['mai ad agosto']],
  ['hotel assolutamente no', ['/hotel assolutamente no']],
  ['né hotel né ostelli', ['/ne hotel', '/ne ostelli']],
  ['B&B Senza Pensieri', []],
  ['piscina non necessaria wifi', ['/piscina non necessaria']],
  ['non accessibile', ['non accessibile']],
  ['piscina', []],
])('parses the exclusions in «%s» as %j', (text, unwanted) => {
  expect(read(text)).toEqual(unwanted);
});
