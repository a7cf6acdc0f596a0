import type { TipoStruttura } from './tipi.ts';

/** A national identification code, normalised: `IT`, then 8 to 17 capital letters and digits. */
export type Cin = string & { readonly __brand: 'Cin' };

const SEPARATORS = /[ \t\u00a0\u202f\-\u2010-\u2015]/g;
/** Test this pattern before upper-casing, which turns `ſ`, `ı` and `ß` into ASCII letters. */
const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/;
const NORMALISED = /^IT[A-Z0-9]{8,17}$/;
const NATIONAL_SHAPE = /^IT(\d{6})([A-Z]\d)[A-Z0-9]{1,8}$/;

function isCin(text: string): text is Cin {
  return NORMALISED.test(text);
}

/**
 * Parses a CIN (PRODUCT.md § 5). Rejects codes that are too long instead of truncating them, because truncation could make two
 * different codes equal.
 * @example parseCin(' it-052015 c2 demo000a ') // 'IT052015C2DEMO000A'
 */
export function parseCin(text: string): Cin | null {
  const compact = text.trim().replace(SEPARATORS, '');
  const normalised = `IT${compact.toUpperCase().replace(/^IT/, '')}`;
  return LETTERS_AND_DIGITS.test(compact) && isCin(normalised) ? normalised : null;
}

/** The ISTAT code of a current or former comune, and the class, such as `C2`. */
export type DecodedCin = { citta_id: number; classe: string };

/**
 * Decodes a CIN in the national format; returns `null` for any other format.
 * @example decodeCin(parseCin('IT052015C2DEMO000A')) // { citta_id: 52015, classe: 'C2' }
 */
export function decodeCin(cin: Cin): DecodedCin | null {
  const [, comune, classe] = NATIONAL_SHAPE.exec(cin) ?? [];
  return comune === undefined || classe === undefined ? null : { citta_id: Number(comune), classe };
}

/** A CIN that is `taken` cannot be submitted (PRODUCT.md § 4, "CIN check"). */
export type CinCheck =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'available' }
  | { kind: 'taken' }
  | { kind: 'error' };

/**
 * Returns the CIN to check while the owner types, or `null` while the text is not a CIN.
 * @example cinToCheck('it 052015 c2') // 'IT052015C2'
 */
export function cinToCheck(typed: string): Cin | null {
  return parseCin(typed);
}

export type CinNote = 'altroComune' | 'classeDiversa';

type CinTown = { id: number; nome: string };
/** `cinTown` is the code's comune, or the successor of a comune that no longer exists. */
export type CinFacts = { cin: Cin; cinTown: CinTown | null; citta_id: number | null; tipi: readonly TipoStruttura[] };
export type CinDescription = { comune: string | null; classe: string; notes: CinNote[] };

/** Classes known to occur in the CINs of each type. Regions assign different classes to the same type. */
const CLASSES: Readonly<Record<TipoStruttura, readonly string[]>> = {
  casa_vacanza: ['B4', 'C2'],
  bb: ['B4', 'C1'],
  affittacamere: ['B4', 'C2'],
  agriturismo: ['B5'],
};

/**
 * Describes a CIN in the national format and lists its contradictions with the form; returns `null` for any other format.
 * @example describeCin({ cin, cinTown: { id: 52015, nome: 'Montepulciano' }, citta_id: 52015, tipi: ['casa_vacanza'] }) // { comune: 'Montepulciano', classe: 'C2', notes: [] }
 */
export function describeCin({ cin, cinTown, citta_id, tipi }: CinFacts): CinDescription | null {
  const decoded = decodeCin(cin);
  if (decoded === null) return null;
  const { classe } = decoded;
  const notes: CinNote[] = [];
  if (cinTown !== null && citta_id !== null && cinTown.id !== citta_id) notes.push('altroComune');
  if (tipi.length > 0 && !tipi.some((tipo) => CLASSES[tipo].includes(classe))) notes.push('classeDiversa');
  return { comune: cinTown?.nome ?? null, classe, notes };
}
