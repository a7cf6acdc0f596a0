import type { IsTranslation } from '../../../kernel/translation.ts';

export const contattiEPrezzo = 'Kontaktdaten und Preis';
export const liVedonoGliOspitiCambiano =
  'Gäste sehen diese Angaben. Änderungen gelten sofort, ohne Prüfung; eine neue E-Mail-Adresse gilt nach Ihrer Bestätigung.';
export const iPrezziSonoPerCamera = 'Die Preise gelten pro Zimmer:';
export const cambialiNelModulo = 'im Formular ändern';
export const telefono = 'Telefon';
export const eMail = 'E-Mail';
export const prezzoPerNotte = 'Preis pro Nacht';
export const salviamo = 'Wird gespeichert…';
export const salvaIContatti = 'Kontaktdaten speichern';
export const calendario = 'Kalender';
export const prezziECondizioni = 'Preise und Bedingungen';
export const vediLaPaginaPubblica = 'Öffentliche Seite ansehen';
export const scaricaTutto = 'Alles herunterladen';
export const correggiEInviaDiNuovo = 'Korrigieren und noch einmal senden';
export const modifica = 'Ändern';
export const cin = 'CIN';
export const inviataIl = (submitted_at: string) => `Gesendet: ${submitted_at}`;
export const vediLaPagina = 'Seite ansehen';
export const gestisci = 'Verwalten';
export const vediLaPaginaNome = (nome: string) => `Seite ansehen: ${nome}`;
export const calendarioDi = (nome: string) => `Kalender: ${nome}`;
export const gestisciNome = (nome: string) => `${nome} verwalten`;
export const vuoiRiprendere = 'Möchten Sie';
export const tornaSubitoOnline = ' wieder online stellen? Gäste finden die Unterkunft dann sofort wieder.';
export const vuoiMettereInPausa = 'Möchten Sie';
export const gliOspitiNonLaTrovano =
  ' pausieren? Gäste finden die Unterkunft nicht mehr, bis Sie sie wieder online stellen.';
export const riprendi = 'Wieder online stellen';
export const mettiInPausa = 'Pausieren';
export const foto = 'Fotos';
export const lasciaComera = 'Nicht ändern';
export const salvaLeFoto = 'Fotos speichern';
export const cosiNonPossiamoPubblicarla = 'So können wir die Unterkunft nicht veröffentlichen';
export const laModificaNonEStata = 'Die Änderung wurde nicht angenommen';
export const correggiLaModifica = 'Änderung korrigieren';
export const elimina = 'Löschen';
export const vuoiEliminare = 'Möchten Sie';
export const eDefinitivoTestiFoto =
  ' löschen? Das ist endgültig: Texte, Fotos und Preise lassen sich nicht wiederherstellen. Wenn Sie sie behalten möchten, klicken Sie vorher auf „Alles herunterladen“.';
export const quelloCheHaiInviato = 'Was Sie gesendet haben';
export const camere = 'Zimmer';
export const bagnoPrivato = 'eigenes Bad';
export const bagnoInComune = 'Gemeinschaftsbad';
export const perNotte = (price: string) => `${price} pro Nacht`;
export const tipologia = 'Art';
export const spazi = 'Räume';
export const pulizieFinali = 'Endreinigung';
export const servizi = 'Ausstattung';
export const fotoIndex = (index: number) => `Foto ${index}`;
export const modificaInRevisione = 'Änderung in Prüfung';
export const modificaRifiutata = 'Änderung abgelehnt';
/** After a comma, or after «und». */
export const tiRispondiamoPerEMail = 'wir antworten per E-Mail innerhalb von 24–48 Stunden.';
export const laStiamoGuardando = 'Wir sehen sie uns an';
export const unaPersonaLeggeLaRichiesta = (turnaround: string) => `Ein Mensch liest Ihren Eintrag, und ${turnaround}`;
export const online = 'Online';
export const appenaEApprovataLaVedono = 'Sobald die Unterkunft freigegeben ist, sehen sie alle.';
export const daCorreggere = 'Bitte korrigieren';
export const correggiInviaDiNuovo = (turnaround: string) =>
  `Korrigieren Sie, senden Sie noch einmal, und ${turnaround}`;
export const laVedonoTuttiOrdine = 'Alle sehen Ihre Unterkunft, in der Reihenfolge, die jeden Tag wechselt.';
export const inPausa = 'Pausiert';
export const gliOspitiNonLaTrovanoFinche = 'Gäste finden sie nicht, bis Sie sie wieder online stellen.';
export const approvata = 'Freigegeben';
export const modificaInviataConTempi = (text: string, turnaround: string) => `Gesendet: ${text}, ${turnaround}`;
export const modificaDaCorreggere = 'Änderung bitte korrigieren';
export const modificaInviata = (text: string) => `Gesendet: ${text}.`;
export const inviata = 'Gesendet';
export const aChePunto = 'Stand';
export const ritiraLaModifica = 'Änderung zurückziehen';
export const vuoiRitirareLaModifica = 'Möchten Sie die Änderung an';
export const quelloCheHaiCambiatoVa =
  ' zurückziehen? Was Sie geändert haben, geht verloren, und es bleibt die veröffentlichte Fassung.';
export const fincheNonLaCorreggiResta = 'Bis Sie sie korrigieren, bleibt die veröffentlichte Fassung online.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
