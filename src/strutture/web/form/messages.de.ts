import type { IsTranslation } from '../../../kernel/translation.ts';

export const tuttaLaCasa = 'Ganze Unterkunft';
export const aCamere = 'Einzelne Zimmer';
export const unSoloGruppoAllaVolta = 'Jeweils nur eine Gruppe, ein Preis pro Nacht.';
export const ogniCameraSiPrenota = 'Jedes Zimmer wird einzeln gebucht, mit eigenem Preis.';
export const doveSiTrovaExtranet =
  'Wo Sie ihn finden: Öffnen Sie im Extranet von Booking.com „Raten und Verfügbarkeit“, dann „Kalender synchronisieren“ und „Kalender exportieren“, und kopieren Sie die Adresse hierher.';
export const nonPubblicoSuBookingCom = 'Nicht auf Booking.com';
export const alloraNessunAltroCalendarioServe =
  'Dann brauchen Sie keinen anderen Kalender. Die Verfügbarkeit führen Sie hier.';
export const scegli = 'Wählen';
export const entraNellaTuaArea = 'Im Gastgeberbereich anmelden';
export const cinCodiceIdentificativoNazionale = 'CIN, Codice Identificativo Nazionale';
export const cominciaPerItESta =
  'Er beginnt mit IT und steht auf der Bescheinigung des Tourismusministeriums, wie IT052015C2ABCD1234. Leerzeichen und Striche zählen nicht.';
export const usaComeCitta = (nome: string) => `${nome} als Ort verwenden`;
export const offriLePulizieFinali = 'Sie bieten Endreinigung an';
export const ilPrezzoSiPaga =
  'Die Endreinigung wird einmal pro Aufenthalt bezahlt und ist immer im Gesamtpreis enthalten.';
export const tornaAllaHome = 'Zur Startseite';
export const inserisciAltraStruttura = 'Weitere Unterkunft eintragen';
export const comeLaCasaCheCosa = 'Wie die Unterkunft ist, was es ringsum gibt, was man vor der Anreise wissen sollte.';
export const campiDaSistemare = 'Bitte korrigieren';
export const laStruttura = 'Die Unterkunft';
export const laTuaCasa = 'Ihre Unterkunft';
export const ilSuoCodice = 'Der Code';
export const doveSiTrova = 'Lage';
export const quantoEGrande = 'Größe';
export const quantoCosta = 'Preis';
export const servizi = 'Ausstattung';
export const foto = 'Fotos';
export const comeLaTrovanoGliOspiti = 'Wie Gäste die Unterkunft erreichen';
export const comeTiTrovanoGliOspiti = 'Wie Gäste Sie erreichen';
export const ilCalendarioCheCeGia = 'Der vorhandene Kalender';
export const ilCalendarioCheHaiGia = 'Der Kalender, den Sie schon haben';
export const iPagamentiConCarta = 'Zahlungen mit Karte';
export const ilBadgeSicuraSiAccende =
  'Das Siegel „Sicura“ erscheint, wenn auch ein Stripe-Konto verbunden ist. Dieses Häkchen allein genügt nicht.';
export const vedonoTelefonoPerChiamare = 'Gäste sehen es, um anzurufen oder auf WhatsApp zu schreiben.';
export const vedonoTelefonoPerChiamarti = 'Gäste sehen es, um Sie anzurufen oder Ihnen auf WhatsApp zu schreiben.';
export const laVedonoGliOspiti = 'Gäste sehen sie.';
export const laVedonoGliOspitiConQuesto =
  'Gäste sehen sie. Mit dieser Adresse meldet sich der Gastgeber im Gastgeberbereich an.';
export const laVedonoGliOspitiQui =
  'Gäste sehen sie. Hierher senden wir den Link, mit dem Sie sie bestätigen und sich im Gastgeberbereich anmelden.';
export const unoInMeno = (label: string) => `${label}: eins weniger`;
export const unoInPiu = (label: string) => `${label}: eins mehr`;
export const scegliLaRegione = 'Region wählen';
export const primaLaRegione = 'Zuerst Region wählen';
export const scegliLaProvincia = 'Provinz wählen';
export const primaLaProvincia = 'Zuerst Provinz wählen';
export const scriviLePrimeLettere = 'Erste Buchstaben eingeben';
export const viaENumeroCivico = 'Straße und Hausnummer';
export const unMomento = 'Einen Moment…';
export const hoLettoInformativaSullaPrivacy =
  'Ich habe die Datenschutzerklärung gelesen und willige in die Verarbeitung der Daten ein.';
export const leggiInformativa = 'Datenschutzerklärung lesen';
export const siApreInAltraScheda = '(öffnet sich in einem neuen Tab)';
export const eliminaBozza = 'Entwurf löschen';
export const ricominciaDaCapo = 'Von vorne beginnen';
export const cheCosaTrovanoGliOspiti = 'Was Gäste vorfinden';
export const automatico = 'automatisch';
export const conBBOAgriturismo = 'bei B&B oder Bauernhof';
export const fotoIndex = (index: number) => `Foto ${index}`;
export const euroInMeno = '5 Euro weniger';
export const euroInPiu = '5 Euro mehr';
export const laTuaStruttura = 'Ihre Unterkunft';
export const salvaLeModifiche = 'Änderungen speichern';
export const inserisciLaStruttura = 'Unterkunft eintragen';
export const inviaLaRichiesta = 'Eintrag senden';
export const unaOPiu = 'Eine oder mehrere.';
export const esempioDiIndirizzo = 'https://ical.booking.com/v1/export?t=…';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
