import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const dataLinkMail = {
  subject: `Ihre Daten auf ${brandName}`,
  preheader: 'Der Link, um sie anzusehen, herunterzuladen oder zu löschen. Er gilt eine Stunde.',
  heading: `Ihre Daten auf ${brandName}`,
  paragraphs: [
    `Sie möchten wissen, was ${brandName} zu dieser Adresse aufbewahrt. Öffnen Sie den Link unten. Sie sehen, was gespeichert ist, und können es herunterladen oder löschen.`,
    'Das Öffnen des Links ändert nichts.',
  ],
  button: 'Daten ansehen',
  footnote:
    'Der Link gilt eine Stunde, und wer ihn hat, sieht Ihre Daten. Leiten Sie ihn nicht weiter. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
} as const;
export const erasureMail = {
  subject: 'Wir haben Ihre Daten gelöscht',
  preheader: 'Das ist die letzte E-Mail.',
  heading: 'Ihre Daten sind gelöscht',
  done: `Wie gewünscht haben wir gelöscht, was ${brandName} zu dieser Adresse aufbewahrt hat. Für immer.`,
  nothingRetained: 'Es bleibt nichts, auch diese E-Mail nicht.',
  bookingsRetained: [
    'Es bleiben nur die bezahlten Buchungen, solange das Gesetz es verlangt. Deren Link zeigt Ihren Namen nicht mehr und lässt sich nach dem Aufenthalt nicht mehr öffnen.',
    'Wir schreiben Ihnen nur noch, wenn sich an einem bevorstehenden Aufenthalt etwas ändert.',
  ],
  footnote:
    'Sie erhalten diese E-Mail, weil jemand mit einem Link, der an diese Adresse ging, die Löschung verlangt hat.',
};

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.de.ts')>;
