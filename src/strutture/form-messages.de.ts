import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { DRAFT_DAYS } from './rules/draft-life.ts';

export const formMessages = {
  nonPronta: 'Noch nicht bereit zum Senden',
  nonInviata: 'Ihr Eintrag wurde nicht gesendet',
  erroreInserimento: 'Die Unterkunft konnte nicht eingetragen werden. Versuchen Sie es noch einmal.',
  errorePagina: (title: string) => `Fehler: ${title}`,
  regioneMancante: 'Wählen Sie die Region',
  provinciaMancante: 'Wählen Sie die Provinz',
  capConCitta: 'Wird ausgefüllt, wenn Sie den Ort wählen.',
  cittaFuoriElenco: (typed: string) =>
    `„${typed}“ ist nicht in der Liste. Wählen Sie die Gemeinde aus den Vorschlägen.`,
  cittaScelta: (nome: string) => `Gewählter Ort: ${nome}.`,
  /** A code that was public is free to its former owner, once they are signed in. */
  cinEraTuo:
    'War es Ihre Unterkunft, und Sie haben sie von Ospitalia entfernt? Melden Sie sich mit derselben E-Mail an und senden Sie sie dann noch einmal.',
  bozzaRipresa: 'Ihr Entwurf ist wieder da.',
  bozzaDel: (when: string) => `Entwurf vom ${when}`,
  bozzaSalvata: 'Entwurf in diesem Tab gespeichert.',
  bozzaSulDispositivo: `Entwurf für ${DRAFT_DAYS} Tage auf diesem Gerät gespeichert.`,
  bozzaSoloQui: 'Entwurf nur in diesem Tab gespeichert. Dieser Browser kann ihn nicht länger aufbewahren.',
  ricomincia: 'Wir löschen alle Ihre Angaben, auch die Fotos, und Sie beginnen mit einem leeren Formular.',
  ricominciaModifica: 'Wir verwerfen die jetzigen Änderungen und kehren zum gespeicherten Stand zurück.',
  ricominciato: 'Formular geleert.',
  uscita: `Ihr Eintrag ist noch nicht gesendet. Der Entwurf bleibt ${DRAFT_DAYS} Tage auf diesem Gerät, samt Fotos. Sie können ihn später fertigstellen.`,
  uscitaInScheda:
    'Ihr Eintrag ist noch nicht gesendet. Der Entwurf bleibt in diesem Tab des Browsers. Sie können ihn später fertigstellen.',
  uscitaInserimento:
    'Die Unterkunft ist noch nicht eingetragen. Der Entwurf bleibt in diesem Tab des Browsers. Sie können ihn später fertigstellen.',
  uscitaSenzaBozza: 'Die Änderungen sind noch nicht gespeichert. Der Entwurf bleibt in diesem Tab des Browsers.',
  /** After either of them, while photos are on their way or did not arrive: a draft knows stored ones only. */
  uscitaConFoto: (uscita: string) => `${uscita} Fotos, die noch nicht hochgeladen sind, gehen verloren.`,
  colazioneAggiunta: 'Frühstück hinzugefügt: Bei B&B und Bauernhof gehört es immer dazu.',
  colazioneTolta: 'Frühstück entfernt.',
  fotoInCaricamento: 'Wir laden noch die Fotos hoch, dann wird Ihr Eintrag von selbst gesendet.',
  fotoNonCaricate: (count: number) =>
    pluralDe(count, {
      one: 'Ein Foto wurde nicht hochgeladen. Versuchen Sie es noch einmal, oder entfernen Sie es.',
      other: `${formatCount(count)} Fotos wurden nicht hochgeladen. Versuchen Sie es noch einmal, oder entfernen Sie sie.`,
    }),
  confermaEmail: (email: string) =>
    `Ein Schritt fehlt noch. Öffnen Sie die E-Mail, die wir an ${email} gesendet haben, und bestätigen Sie Ihre Adresse. Bestätigte Einträge prüfen wir zuerst.`,
  invioInCorso: 'Wird gesendet…',
  caratteri: (count: number, most: number) => `${formatCount(count)} von ${formatCount(most)} Zeichen`,
  regioniInCaricamento: 'Die Regionen werden geladen…',
  provinceInCaricamento: 'Die Provinzen werden geladen…',
  cittaInCaricamento: 'Die Orte werden geladen…',
  regioniNonCaricate: 'Wir können die Regionen nicht laden. Versuchen Sie es noch einmal.',
} as const;

true satisfies IsTranslation<typeof import('./form-messages.it.ts'), typeof import('./form-messages.de.ts')>;
