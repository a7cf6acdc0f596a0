import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { Setting } from './choose-setting.ts';

export type Noun = {
  tipo: TipoStruttura;
  title: string;
  /** With its article, inside a sentence. */
  word: string;
  gender: 'm' | 'f';
  /** What a house so called looks like from outside; the others may be in any. */
  kind?: 'flat' | 'house' | 'villa';
  /** Whether the title is a plural ("Le Stanze"). */
  plural?: boolean;
  settings?: readonly Setting[];
  /** ISTAT's numbers of the regions where the word is used. */
  regioni?: readonly number[];
  beds?: readonly [number, number];
};

const ALPINE = [1, 2, 3, 4, 5, 6];
const SOUTH = [15, 16, 17, 18, 19];
const COUNTRY: readonly Setting[] = ['colline', 'campagna'];

/** Words for the four types. A noun fits where its setting, region and beds say so; those without limits fit anywhere. */
export const NOUNS: readonly Noun[] = [
  { tipo: 'casa_vacanza', title: 'Casa', kind: 'house', word: 'una casa', gender: 'f' },
  { tipo: 'casa_vacanza', title: 'Casa Vacanze', kind: 'house', word: 'una casa vacanze', gender: 'f' },
  {
    tipo: 'casa_vacanza',
    title: 'Casetta',
    kind: 'house',
    word: 'una casetta',
    gender: 'f',
    settings: ['mare', 'montagna', 'lago', 'trulli', 'borgo', 'colline', 'campagna'],
    beds: [1, 4],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Appartamento',
    kind: 'flat',
    word: 'un appartamento',
    gender: 'm',
    settings: ['mare', 'citta', 'lago', 'borgo', 'montagna'],
    beds: [2, 7],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Villa',
    kind: 'villa',
    word: 'una villa',
    gender: 'f',
    settings: ['mare', 'lago', 'colline', 'campagna'],
    beds: [6, 16],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Villetta',
    kind: 'villa',
    word: 'una villetta',
    gender: 'f',
    settings: ['mare', 'campagna'],
    beds: [4, 8],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Dimora',
    kind: 'house',
    word: 'una dimora',
    gender: 'f',
    settings: ['citta', 'borgo'],
    beds: [4, 16],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Attico',
    kind: 'flat',
    word: 'un attico',
    gender: 'm',
    settings: ['citta', 'mare'],
    beds: [2, 6],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Loft',
    kind: 'flat',
    word: 'un loft',
    gender: 'm',
    settings: ['citta'],
    beds: [1, 4],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Bilocale',
    kind: 'flat',
    word: 'un bilocale',
    gender: 'm',
    settings: ['citta', 'mare', 'lago'],
    beds: [2, 4],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Mansarda',
    kind: 'flat',
    word: 'una mansarda',
    gender: 'f',
    settings: ['citta', 'montagna'],
    beds: [1, 5],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Casale',
    kind: 'house',
    word: 'un casale',
    gender: 'm',
    settings: COUNTRY,
    beds: [5, 16],
  },
  {
    tipo: 'casa_vacanza',
    title: 'Rustico',
    kind: 'house',
    word: 'un rustico',
    gender: 'm',
    settings: ['colline', 'lago', 'campagna'],
    regioni: ALPINE,
  },
  {
    tipo: 'casa_vacanza',
    title: 'Baita',
    kind: 'house',
    word: 'una baita',
    gender: 'f',
    settings: ['montagna'],
    regioni: ALPINE,
  },
  {
    tipo: 'casa_vacanza',
    title: 'Chalet',
    kind: 'house',
    word: 'uno chalet',
    gender: 'm',
    settings: ['montagna'],
    regioni: ALPINE,
  },
  { tipo: 'casa_vacanza', title: 'Trullo', kind: 'house', word: 'un trullo', gender: 'm', settings: ['trulli'] },
  { tipo: 'bb', title: 'B&B Trullo', kind: 'house', word: 'un trullo', gender: 'm', settings: ['trulli'] },
  { tipo: 'bb', title: 'B&B', word: 'un B&B', gender: 'm' },
  { tipo: 'bb', title: 'Bed & Breakfast', word: 'un bed & breakfast', gender: 'm' },
  { tipo: 'affittacamere', title: 'Le Stanze', word: 'un affittacamere', gender: 'm', plural: true },
  { tipo: 'affittacamere', title: 'Camere', word: 'un affittacamere', gender: 'm', plural: true },
  { tipo: 'affittacamere', title: 'Guest House', word: 'una guest house', gender: 'f' },
  { tipo: 'affittacamere', title: 'Residenza', word: 'una residenza', gender: 'f' },
  { tipo: 'affittacamere', title: 'Palazzo', word: 'un palazzo', gender: 'm', settings: ['citta', 'borgo'] },
  { tipo: 'agriturismo', title: 'Agriturismo', kind: 'house', word: 'un agriturismo', gender: 'm' },
  { tipo: 'agriturismo', title: 'Fattoria', kind: 'house', word: 'una fattoria', gender: 'f' },
  { tipo: 'agriturismo', title: 'Tenuta', kind: 'house', word: 'una tenuta', gender: 'f', settings: COUNTRY },
  {
    tipo: 'agriturismo',
    title: 'Podere',
    kind: 'house',
    word: 'un podere',
    gender: 'm',
    settings: COUNTRY,
    regioni: [9, 10, 11, 12],
  },
  {
    tipo: 'agriturismo',
    title: 'Masseria',
    kind: 'house',
    word: 'una masseria',
    gender: 'f',
    settings: [...COUNTRY, 'trulli'],
    regioni: SOUTH,
  },
  {
    tipo: 'agriturismo',
    title: 'Maso',
    kind: 'house',
    word: 'un maso',
    gender: 'm',
    settings: ['montagna', 'campagna'],
    regioni: [4],
  },
  {
    tipo: 'agriturismo',
    title: 'Cascina',
    kind: 'house',
    word: 'una cascina',
    gender: 'f',
    settings: COUNTRY,
    regioni: [1, 3, 8],
  },
  {
    tipo: 'agriturismo',
    title: 'Corte',
    kind: 'house',
    word: 'una corte',
    gender: 'f',
    settings: ['campagna'],
    regioni: [3, 5, 8],
  },
  {
    tipo: 'agriturismo',
    title: 'Baglio',
    kind: 'house',
    word: 'un baglio',
    gender: 'm',
    settings: COUNTRY,
    regioni: [19],
  },
];
