import { type Cin, decodeCin } from './cin.ts';
import type { TipoStruttura } from './tipi.ts';

export type CinNote = 'altroComune' | 'classeDiversa';

type CinTown = { id: number; nome: string };
/** `cinTown`: the comune that the code names, today's where its number is an old one; `null` when there is none. */
export type CinFacts = { cin: Cin; cinTown: CinTown | null; citta_id: number | null; tipi: readonly TipoStruttura[] };
export type CinDescription = { comune: string | null; classe: string; notes: CinNote[] };

/** Classes that each type is registered with. Regions differ: what is known to occur is listed. */
const CLASSES: Readonly<Record<TipoStruttura, readonly string[]>> = {
  casa_vacanza: ['B4', 'C2'],
  bb: ['B4', 'C1'],
  affittacamere: ['B4', 'C2'],
  agriturismo: ['B5'],
};

/**
 * What a CIN in national form says of itself, with what does not fit the form; `null` for a code of any other form.
 * @example describeCin({ cin, cinTown: { id: 52015, nome: 'Montepulciano' }, citta_id: 52015, tipi: ['casa_vacanza'] })
 * // { comune: 'Montepulciano', classe: 'C2', notes: [] }
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
