import type { IsTranslation } from '../../../kernel/translation.ts';

export const annulla = 'Rückgängig';
export const annullaLaModifica = 'Abbrechen';
export const aggiungiCamera = 'Zimmer hinzufügen';
export const nuovaCamera = 'Neues Zimmer';
export const modificaLaCamera = 'Zimmer ändern';
export const nomeDellaCamera = 'Name des Zimmers';
export const postiLetto = 'Schlafplätze';
export const prezzoPerNotte = 'Preis pro Nacht';
export const tipoDiLetti = 'Art der Betten';
export const lettiAggiuntivi = 'Zusatzbetten';
export const bagno = 'Bad';
export const serviziDellaCamera = 'Ausstattung des Zimmers';
export const note = 'Hinweise';
export const siPuoPrenotare = 'Buchbar';
export const nonDisponibile = 'Nicht buchbar';
export const notte = '/ Nacht';
export const modifica = 'Ändern';
export const duplica = 'Kopieren';
export const elimina = 'Löschen';
export const bagnoPrivato = 'Eigenes Bad';
export const bagnoInComune = 'Gemeinschaftsbad';
export const modificaNome = (nome: string) => `${nome} ändern`;
export const duplicaNome = (nome: string) => `${nome} kopieren`;
export const eliminaNome = (nome: string) => `${nome} löschen`;
export const salvaLaCamera = 'Zimmer speichern';
export const chiudiSenzaSalvare = 'Schließen, nicht speichern';
export const scegli = 'Wählen';
export const privato = 'Eigenes';
export const inComune = 'Gemeinsam';
export const perEsempioCameraAzzurra = 'Zum Beispiel: Blaues Zimmer';
export const perEsempioCullaSuRichiesta = 'Zum Beispiel: Gitterbett auf Anfrage';
export const togliLaSpunta =
  'Entfernen Sie das Häkchen, wenn Sie das Zimmer zurzeit nicht vermieten. Gäste sehen es dann als nicht buchbar.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
