import type { IsTranslation } from '../../../kernel/translation.ts';

export const leMieStrutture = 'Meine Unterkünfte';
export const percorso = 'Sie sind hier';
export const premiEntraPerConfermare =
  'Klicken Sie auf „Anmelden“, um Ihre Adresse zu bestätigen und den Gastgeberbereich zu öffnen. Der Link gilt nur einmal.';
export const apriamo = 'Wird geöffnet…';
export const entra = 'Anmelden';
export const ilTuoIndirizzoEMail = 'Ihre E-Mail-Adresse';
export const quelloConCuiHaiInserito = 'Die, mit der Sie die Unterkunft eingetragen haben.';
export const unMomento = 'Einen Moment…';
export const mandamiIlLink = 'Link senden';
export const guardaNellaPosta = 'Sehen Sie in Ihrem Postfach nach';
export const nonEArrivata = 'Nichts angekommen?';
export const guardaAncheNellaPostaIndesiderata = 'Sehen Sie auch im Spam-Ordner nach.';
export const controllaCheIndirizzoQuiSopra =
  'Prüfen Sie, ob die Adresse oben die ist, mit der Sie die Unterkunft eingetragen haben.';
export const aspettaQualcheMinutoAVolte = 'Warten Sie ein paar Minuten. Manchmal brauchen E-Mails etwas länger.';
export const usaUnAltroIndirizzo = 'Andere Adresse verwenden';
export const mandaUnAltroLink = 'Neuen Link senden';
export const puoiChiederneUnAltro = 'In einer Minute können Sie einen neuen anfordern.';
export const esci = 'Abmelden';
export const esciDaTuttiIDispositivi = 'Auf allen Geräten abmelden';
export const vuoiUscireDaTutti =
  'Möchten Sie sich auf allen Geräten abmelden, auch auf diesem? Zum Anmelden brauchen Sie dann einen neuen Link.';
export const quiVediAChePunto =
  'Hier sehen Sie, wie weit Ihre Unterkünfte sind, und ändern, was Sie möchten. Sie melden sich ohne Passwort an, mit einem Link, den wir Ihnen per E-Mail senden.';
export const laTuaCasa = 'Ihre Unterkunft ist noch nicht hier?';
export const inseriscilaEGratis = 'Kostenlos eintragen';
export const areaProprietari = 'Gastgeberbereich';
export const entraDiNuovo = 'Neu anmelden';
export const siApreInAltraScheda = '(öffnet sich in einem neuen Tab)';
export const siEntraConUnPulsante = 'Zum Anmelden ist JavaScript nötig.';

export const passkey = 'Passkeys';
export const leTuePasskey = 'Ihre Passkeys';
export const gestisciLePasskey = 'Passkeys verwalten';
export const primaConferma =
  'Bestätigen Sie zur Sicherheit zuerst, dass Sie es sind. Wer diesen Browser offen vorfindet, soll das nicht an Ihrer Stelle tun können.';
export const confermaConPasskey = 'Mit einem Passkey bestätigen';
export const linkMandatoTornaQui = (email: string) =>
  `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn in diesem Browser, klicken Sie auf „Anmelden“, kommen Sie dann hierher zurück und versuchen Sie es innerhalb von fünf Minuten noch einmal.`;
export const confermato = 'Bestätigt: Jetzt können Sie es noch einmal versuchen, innerhalb von fünf Minuten.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
