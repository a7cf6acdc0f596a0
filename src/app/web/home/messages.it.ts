import { formatCount } from '../../../kernel/format-count.ts';

export const illustrazione = 'Illustrazione';
export const chiSiamo = 'Chi siamo';
export const mettiInPausa = 'Metti in pausa';
export const riprendi = 'Riprendi';
export const fotoPrecedente = 'Foto precedente';
export const scegliLaFoto = 'Scegli la foto';
export const vaiAllaFoto = (position: number) => `Vai alla foto ${position}`;
export const fotoSuccessiva = 'Foto successiva';
export const uniscitiANoi = 'Unisciti a noi';
export const crediamoOspitalitaVeraQuella =
  'Crediamo nell’ospitalità vera: quella di chi ti aspetta sulla porta, ti racconta dove comprare il pane e ti lascia il numero per qualsiasi cosa.';
export const leCaseDiOspitaliaSono =
  'Le case di Ospitalia sono gestite da persone, non da portali e algoritmi. Nessuno paga per stare più in alto in una lista.';
export const ogniStrutturaMostraIlSuo =
  'Ogni struttura mostra il suo CIN, i suoi prezzi e i contatti di chi la tiene aperta, e va online solo dopo che una persona l’ha approvata.';
export const ilTestoScorreSiFerma = 'Il testo scorre: si ferma con il mouse o con il fuoco';
export const leCaseItaliaAperte = 'Le case d’Italia, aperte da chi le\u00a0abita.';
export const ospitaliaMetteInContattoChi =
  'Ospitalia mette in contatto chi viaggia con chi apre la propria porta: case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi.';
export const cinInOgniAnnuncio = 'CIN in ogni annuncio';
export const badgeSicura = 'Badge «Sicura»';
export const parliConChiOspita = 'Parli con chi ospita';
export const cePostoAnche = 'C’è posto anche per la\u00a0tua finestra.';
export const caseVacanzaBBAffittacamere =
  'Case vacanza, B&B, affittacamere, agriturismi: se apri tu la porta, questo è il posto giusto.';
export const inserisciLaTuaStruttura = 'Inserisci la tua Struttura';
export const inserimentoEGratuito = 'L’inserimento è gratuito';
export const iContattiRestanoTuoi = 'I contatti restano tuoi: gli ospiti ti scrivono direttamente';
export const ordineDelleCaseGiraOgni = 'L’ordine delle case gira ogni giorno, uguale per tutti: nessuno può comprarlo';
export const benvenuto = 'Ti diamo il benvenuto.';
export const laPortaSiApre = 'La porta si apre in\u00a0tre\u00a0passi.';
export const nienteAnnunciSponsorizzatiENiente =
  'Niente annunci sponsorizzati e niente classifiche: scegli un luogo, guardi le case che ci sono davvero e scrivi a chi ti ospiterà.';
export const seiUnProprietarioInserisci = 'Sei un Proprietario? Inserisci la tua Struttura';
export const scegliLaRegione = 'Scegli la regione';
export const ventiRegioniDallaValleAosta =
  'Venti regioni, dalla Valle d’Aosta alla Sardegna: parti da una cartolina o dalla mappa.';
export const esploraLeProvince = 'Esplora le province';
export const perOgniProvinciaVedi = 'Per ogni provincia vedi le città e quante case ti aspettano, senza sorprese.';
export const trovaAppartamento = 'Trova la casa';
export const controllaLeDateLibere =
  'Controlla le date libere e il prezzo totale, poi scrivi o chiama chi ti ospiterà.';
export const illustrazioneDi = (regione: string) => `Illustrazione: ${regione}`;
export const carosello = 'carosello';
/** What a theme looks for, as somebody would type it. */
export const parole = {
  trulli: 'trulli',
  mare: 'case al mare',
  lago: 'case al lago',
  montagna: 'case in montagna',
  cane: 'con il cane',
};
export const aperteOggi = 'Le case di oggi';
export const ogniGiornoAltre = 'Case a rotazione: nessuno paga per esserci, domani tocca ad altre.';
export const comeOrdiniamo = 'Come ordiniamo le case';
export const tutteLeCase = 'Tutte le case d’Italia';
export const cheVacanzaCerchi = 'Che vacanza cerchi?';
export const trulli = 'Nei trulli';
export const alMare = 'Al mare';
export const alLago = 'Al lago';
export const inMontagna = 'In montagna';
export const conIlCane = 'Con il cane';
export const piuDi = (count: number) => `oltre ${formatCount(count)} case`;
export const dalBlog = 'Dal blog';
export const tuttiGliArticoli = 'Tutti gli articoli';
