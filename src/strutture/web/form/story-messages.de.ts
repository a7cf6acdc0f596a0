import type { IsTranslation } from '../../../kernel/translation.ts';

export { siApreInAltraScheda } from './messages.de.ts';

export const facoltativo = 'optional';
export const nonLoDico = 'Keine Angabe';
export const orariERegole = 'Zeiten und Hausregeln';
export const orariERegoleLead =
  'Alle Angaben sind freiwillig. Wer vorher weiß, wann die Anreise möglich ist und ob der Hund mitdarf, fragt weniger nach und kommt zufriedener an.';
export const chiApreLaPorta = 'Wer die Tür öffnet';
export const chiApreLaPortaLead =
  'Auch das ist freiwillig. Gäste wählen eine Unterkunft lieber, wenn sie wissen, zu wem sie kommen.';
export const bastaIlNome = 'Der Vorname genügt.';
export const chiSei = 'Wer Sie sind, wo Sie wohnen, was Sie Ihren Gästen raten: so, wie Sie es erzählen würden.';
export const leRegoleAParole = 'In eigenen Worten: Ruhe am Abend, Müll, Tor, Schuhe.';
export const quantiGradini = 'Von der Straße bis zur Tür. Ohne Stufen: 0.';
export const esempioDiGradini = 'Zum Beispiel: Die letzte Treppe ist schmal';
export const esempioDiAnimali = 'Zum Beispiel: ein Hund, nicht auf die Betten';
export const petFriendlyAggiunto = '„Haustiere willkommen“ wurde zur Ausstattung hinzugefügt.';
export const petFriendlyTolto = '„Haustiere willkommen“ wurde aus der Ausstattung entfernt.';
export const iLettiDiOgniStanza = 'Welche Betten in jedem Raum stehen: auch das Schlafsofa im Wohnzimmer.';
export const aggiungiUnaStanza = 'Raum hinzufügen';
export const nomeDiStanza = (others: number) => (others === 0 ? 'Schlafzimmer' : `Schlafzimmer ${others + 1}`);
export const nomeDellaStanza = (position: number) => `Name des Raumes ${position}`;
const stanza = (nome: string, position: number) => nome.trim() || `Raum ${position}`;
export const lettiDellaStanza = (nome: string, position: number) => `Betten: ${stanza(nome, position)}`;
export const togliLaStanza = (nome: string, position: number) => `Entfernen: ${stanza(nome, position)}`;
export const stanzaTolta = (nome: string) => `${nome.trim() || 'Raum'}: entfernt.`;
export const esempioDiPunto = '43.0931, 11.7812';
export const doveSiPrendeIlPunto =
  'Setzen Sie die Markierung auf der Karte unten. Oder suchen Sie die Unterkunft auf einer anderen Karte und fügen Sie hier die Adresse der Seite oder die zwei Zahlen ein, die sie zeigt.';
export const ilSegnoInMezzo = (citta: string) =>
  `Die Markierung steht noch mitten in ${citta}, und wer sucht, sieht nur die Gegend. Vergrößern Sie die Karte und klicken Sie auf die Stelle, an der die Unterkunft liegt, oder ziehen Sie die Markierung.`;
export const cheCosaVedeChiCerca =
  'Wer sucht, sieht die Straße ohne Nummer und einen Kreis von einem Kilometer. Die vollständige Adresse erhalten Gäste mit der bestätigten Buchung.';
export const controllaSullaMappa = 'Auf der Karte prüfen';
export const scegliUnaFoto = 'Foto wählen';
export const cambiaFoto = 'Foto ändern';
export const togliLaFoto = 'Foto entfernen';
export const fotoCaricata = 'Foto hochgeladen.';
export const laFotoScelta = 'Das gewählte Foto';
export const caricamento = 'Das Foto wird hochgeladen';

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.de.ts')>;
