import { formatCount } from '../../../kernel/format-count.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const illustrazione = 'Illustration';
export const chiSiamo = 'Über uns';
export const mettiInPausa = 'Anhalten';
export const riprendi = 'Fortsetzen';
export const fotoPrecedente = 'Vorheriges Foto';
export const scegliLaFoto = 'Foto wählen';
export const vaiAllaFoto = (position: number) => `Zu Foto ${position}`;
export const fotoSuccessiva = 'Nächstes Foto';
export const uniscitiANoi = 'Machen Sie mit';
export const crediamoOspitalitaVeraQuella =
  'Wir glauben an echte Gastfreundschaft: Jemand erwartet Sie an der Tür, erzählt Ihnen, wo es gutes Brot gibt, und lässt Ihnen für alle Fälle eine Telefonnummer da.';
export const leCaseDiOspitaliaSono =
  'Die Häuser auf Ospitalia werden von Menschen geführt, nicht von Portalen und Algorithmen. Niemand bezahlt, um in einer Liste weiter oben zu stehen.';
export const ogniStrutturaMostraIlSuo =
  'Jede Unterkunft zeigt ihren CIN, ihre Preise und die Kontaktdaten der Gastgeber. Online ist sie erst, wenn ein Mensch sie freigegeben hat.';
export const ilTestoScorreSiFerma = 'Lauftext: Er hält an, wenn die Maus darüber steht oder er den Fokus hat';
export const leCaseItaliaAperte = 'Zu Gast bei Menschen in\u00a0Italien.';
export const ospitaliaMetteInContattoChi =
  'Ospitalia bringt Reisende mit denen zusammen, die ihre Tür öffnen: Ferienhäuser, Ferienwohnungen, B&Bs, Gästezimmer und Bauernhöfe, geführt von Menschen, nicht von Portalen und Algorithmen.';
export const cinInOgniAnnuncio = 'CIN in jedem Inserat';
export const badgeSicura = 'Siegel „Sicura“';
export const parliConChiOspita = 'Direkt mit den Gastgebern';
export const cePostoAnche = 'Hier ist auch für Ihr Fenster noch\u00a0Platz.';
export const caseVacanzaBBAffittacamere =
  'Ferienhaus, Ferienwohnung, B&B, Gästezimmer, Bauernhof: Wenn Sie selbst die Tür öffnen, sind Sie hier richtig.';
export const inserisciLaTuaStruttura = 'Unterkunft eintragen';
export const inserimentoEGratuito = 'Der Eintrag ist kostenlos';
export const iContattiRestanoTuoi = 'Ihre Kontaktdaten bleiben bei Ihnen, Gäste schreiben Ihnen direkt';
export const ordineDelleCaseGiraOgni =
  'Die Reihenfolge wechselt jeden Tag und ist für alle gleich, und niemand kann sie kaufen';
export const benvenuto = 'Willkommen.';
export const laPortaSiApre = 'Die Tür öffnet sich in\u00a0drei\u00a0Schritten.';
export const nienteAnnunciSponsorizzatiENiente =
  'Keine bezahlten Anzeigen und keine Ranglisten. Sie wählen einen Ort, sehen, welche Häuser es dort wirklich gibt, und schreiben den Menschen, bei denen Sie zu Gast sein werden.';
export const seiUnProprietarioInserisci = 'Sie sind Gastgeber? Unterkunft eintragen';
export const scegliLaRegione = 'Region wählen';
export const ventiRegioniDallaValleAosta =
  'Zwanzig Regionen, vom Aostatal bis Sardinien. Beginnen Sie mit einer Postkarte oder mit der Karte.';
export const esploraLeProvince = 'Provinzen entdecken';
export const perOgniProvinciaVedi =
  'In jeder Provinz sehen Sie die Orte und wie viele Häuser Sie dort erwarten, ohne Überraschungen.';
export const trovaAppartamento = 'Unterkunft finden';
export const controllaLeDateLibere =
  'Prüfen Sie Verfügbarkeit und Gesamtpreis, dann schreiben Sie Ihren Gastgebern oder rufen sie an.';
export const illustrazioneDi = (regione: string) => `Illustration: ${regione}`;
export const carosello = 'Bilderkarussell';
export const parole = {
  trulli: 'Trulli',
  mare: 'Häuser am Meer',
  lago: 'Häuser am See',
  montagna: 'Häuser in den Bergen',
  cane: 'mit Hund',
};
export const aperteOggi = 'Unterkünfte des Tages';
export const ogniGiornoAltre =
  'Jeden Tag andere. Niemand bezahlt, um hier zu stehen, und morgen sind andere an der Reihe.';
export const comeOrdiniamo = 'So sortieren wir';
export const tutteLeCase = 'Alle Unterkünfte in Italien';
export const cheVacanzaCerchi = 'Welchen Urlaub suchen Sie?';
export const trulli = 'Im Trullo';
export const alMare = 'Am Meer';
export const alLago = 'Am See';
export const inMontagna = 'In den Bergen';
export const conIlCane = 'Mit Hund';
export const piuDi = (count: number) => `über ${formatCount(count)} Unterkünfte`;
export const dalBlog = 'Aus dem Blog';
export const tuttiGliArticoli = 'Alle Artikel';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
