import type { IsTranslation } from '../../kernel/translation.ts';

export const guardaNellaPosta = 'Sehen Sie in Ihrem Postfach nach';
export const ilLinkValeOra =
  'Der Link gilt eine Stunde. Wenn er nicht ankommt, sehen Sie im Spam-Ordner nach; ist er auch dort nicht, haben wir zu dieser Adresse nichts gespeichert.';
export const ilTuoIndirizzoEMail = 'Ihre E-Mail-Adresse';
export const quelloConCuiHaiPrenotato =
  'Die, mit der Sie gebucht, kommentiert, den Newsletter bestellt oder eine Unterkunft eingetragen haben.';
export const unMomento = 'Einen Moment…';
export const mandamiIlLink = 'Link senden';
export const restaSoloQuello =
  'Es bleibt nur, was wir nach dem Gesetz für Zahlungen aufbewahren müssen. Sie finden es in der Datei.';
export const portaliVia = 'Mitnehmen';
export const unArchivioZipConTutto =
  'Ein ZIP-Archiv mit allem, was gespeichert ist: ein Text zum Lesen und dasselbe in maschinenlesbarer Form.';
export const cancellali = 'Löschen';
export const subitoEPerSempreResta =
  'Sofort und für immer. Es bleibt nur, was das Gesetz verlangt, und vorher sagen wir Ihnen, was.';
export const cancellaITuoiDati = 'Ihre Daten löschen';
export const con = 'Zu';
export const suOspitaliaNonCePiu = 'ist auf Ospitalia nichts mehr gespeichert.';
export const restanoSoloLePrenotazioniPagate = 'bleiben nur die bezahlten Buchungen, solange das Gesetz es verlangt.';
export const tornaAllaHome = 'Zur Startseite';
export const iTuoiDati = 'Ihre Daten';
export const eccoCheCosaOspitaliaTiene = 'Das speichert Ospitalia zu';
export const qualcosaNonEGiusto =
  'Stimmt etwas nicht? Eine Buchung stornieren Sie über den Link in der zugehörigen E-Mail, eine Unterkunft ändern Sie in';
export const ilPerche = '. Warum und wie lange, steht unter';
export const tuaArea = 'Ihrem Gastgeberbereich';
export const privacy = 'Datenschutz';
export const scaricaITuoiDati = 'Ihre Daten herunterladen';
export const fattoArchivio = 'Erledigt: Das Archiv ist in Ihren Downloads.';
export const nonTeniamoPiuNiente = 'Wir haben nichts mehr gespeichert';
export const iTuoiDatiSonoStati = 'Ihre Daten sind gelöscht';
export const vuoiCancellareIDati = 'Möchten Sie die Daten von';
export const eDefinitivoSeVuoiTenerli =
  ' löschen? Das ist endgültig. Wenn Sie sie behalten möchten, laden Sie sie vorher herunter.';
export const sparisconoSubito = 'Sofort verschwinden:';
export const leTueStruttureConTesti = 'Ihre Unterkünfte, mit Texten, Fotos und Preisen:';
export const accessoAreaProprietariInOgni = 'der Zugang zum Gastgeberbereich, in jedem Browser';
export const iCommentiSulBlogAnche =
  'die Kommentare im Blog, auch die veröffentlichten, und die Anmeldung zum Newsletter';
export const lePrenotazioniMaiPagate = 'nie bezahlte Buchungen: Eine laufende Anfrage oder Zahlung wird zurückgezogen';
export const iLinkCheTiAbbiamo = 'die Links, die wir Ihnen gesendet haben';
export const restanoPerIlTempo =
  'Solange das Gesetz es verlangt, bleiben die bezahlten Buchungen mit Name und Kontaktdaten. Ein bevorstehender Aufenthalt findet trotzdem statt.';
export const haiPrenotazioniAperte = 'Es gibt noch offene Buchungen';
export const perOraNonSiPuo =
  'Sie können Ihre Daten noch nicht löschen. Zuerst müssen die Buchungen Ihrer Unterkünfte abgeschlossen sein.';
export const prenotazioniAperte = 'Noch offen:';
export const comeChiuderle =
  'Stornieren Sie sie und beantworten Sie die Anfragen, oder warten Sie das Ende der Aufenthalte ab. Eine laufende Zahlung endet innerhalb einer Stunde von selbst.';
export const soggiorniConfermati =
  'Ihre bevorstehenden Aufenthalte bleiben bestätigt, und auf der Buchungsseite erscheint Ihr Name nicht mehr. Wenn Sie nicht anreisen möchten, stornieren Sie sie vorher über den Link in der E-Mail:';
export const soggiorniRitirati = 'Sofort zurückgezogen (Ihre Karte wird nicht belastet):';
export const dalAl = (dal: string, al: string) => `, vom ${dal} bis ${al}`;
export const richiesta = 'Anfrage ohne Antwort';
export const pagamentoInCorso = 'laufende Zahlung';
export const vaiAllaTuaArea = 'Zu Ihrem Gastgeberbereich';
export const eAltre = 'und weitere';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
