export { siApreInAltraScheda } from './messages.it.ts';

export const facoltativo = 'facoltativo';
export const nonLoDico = 'Non lo dico';
export const orariERegole = 'Orari e regole della casa';
export const orariERegoleLead =
  'Tutto facoltativo. Chi sa prima a che ora arrivare e se può portare il cane scrive meno messaggi e arriva più contento.';
export const chiApreLaPorta = 'Chi apre la porta';
export const chiApreLaPortaLead =
  'Facoltativo anche questo. Gli ospiti scelgono più volentieri una casa quando sanno da chi vanno.';
export const bastaIlNome = 'Basta il nome di battesimo.';
export const chiSei = 'Chi è, dove abita, che cosa consiglia a chi arriva: come si direbbe a voce.';
export const leRegoleAParole = 'A parole: silenzio la sera, rifiuti, cancello, scarpe.';
export const quantiGradini = 'Dalla strada alla porta. Senza gradini: 0.';
export const esempioDiGradini = 'Per esempio: l’ultima rampa è stretta';
export const esempioDiAnimali = 'Per esempio: un cane, non sui letti';
export const petFriendlyAggiunto = 'Il servizio Pet Friendly è stato aggiunto.';
export const petFriendlyTolto = 'Il servizio Pet Friendly è stato tolto.';
export const iLettiDiOgniStanza = 'Che letti ci sono in ogni stanza: anche il divano letto del soggiorno.';
export const aggiungiUnaStanza = 'Aggiungi una stanza';
export const nomeDiStanza = (others: number) => (others === 0 ? 'Camera' : `Camera ${others + 1}`);
export const nomeDellaStanza = (position: number) => `Nome della stanza ${position}`;
const stanza = (nome: string, position: number) => nome.trim() || `stanza ${position}`;
export const lettiDellaStanza = (nome: string, position: number) => `Letti: ${stanza(nome, position)}`;
export const togliLaStanza = (nome: string, position: number) => `Togli: ${stanza(nome, position)}`;
export const stanzaTolta = (nome: string) => `${nome.trim() || 'Stanza'}: tolta.`;
export const esempioDiPunto = '43.0931, 11.7812';
export const doveSiPrendeIlPunto =
  'Metti il segnaposto sulla mappa qui sotto. Oppure cerca la casa in un’altra mappa e incolla qui l’indirizzo della pagina, o i due numeri che mostra.';
export const ilSegnoInMezzo = (citta: string) =>
  `Il segnaposto è ancora in mezzo a ${citta}, e chi cerca vede solo la zona. Avvicina la mappa e premi dove sta la casa, oppure trascina il segnaposto.`;
export const cheCosaVedeChiCerca =
  'Chi cerca vede la via senza numero e un cerchio largo un chilometro. L’indirizzo intero arriva con la prenotazione confermata.';
export const controllaSullaMappa = 'Controlla sulla mappa';
export const scegliUnaFoto = 'Scegli una foto';
export const cambiaFoto = 'Cambia foto';
export const togliLaFoto = 'Togli la foto';
export const fotoCaricata = 'Foto caricata.';
export const laFotoScelta = 'La foto scelta';
export const caricamento = 'Caricamento della foto';
