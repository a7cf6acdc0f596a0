import type { IsTranslation } from '../../kernel/translation.ts';
import { pluralFr } from '../../kernel/plural.ts';

export const conCase = 'Avec des hébergements';
export const ancoraSenzaCase = 'Encore sans hébergement';
export const regioni = 'Régions';
export const province = 'Provinces';
export const struttureRicettive = 'Hébergements';
export const scegliUnaRegionePerVedere =
  'Choisissez une région pour voir les provinces et le nombre d’hébergements dans chaque ville.';
export const mappaDelleRegioniItalia = 'Carte des régions d’Italie';
export const italia = 'Italie';
export const percorso = 'Fil d’Ariane';
export const vai = 'Y aller';
export const provincia = 'Province';
export const scegliUnaProvincia = 'Choisissez une province';
export const citta = 'Ville';
export const scegliUnaCitta = 'Choisissez une ville';
export const primaLaProvincia = 'D’abord la province';
export const esploraLeRegioniItalia = 'Explorez les régions d’Italie';
export const cliccaSuUnaRegione =
  'Cliquez sur une région pour découvrir ses provinces, ses villes et ses hébergements.';
export const scegliUnaRegione = 'Choisissez une région pour découvrir ses provinces, ses villes et ses hébergements.';
export const cartoline = 'Cartes postales';
export const mappa = 'Carte';
export const vista = 'Vue';
export const regioniProvince = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} ${pluralFr(ofRegioni, { one: 'région', other: 'régions' })}, ${ofProvince} ${pluralFr(ofProvince, { one: 'province', other: 'provinces' })}`;
/** Where the provinces were not counted. */
export const soloRegioni = (ofRegioni: number) =>
  `${ofRegioni} ${pluralFr(ofRegioni, { one: 'région', other: 'régions' })}`;
export const esplora = 'Explorer';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
