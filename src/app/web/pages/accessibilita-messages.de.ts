import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const accessibilita = 'Barriere\u00adfreiheit';
export const ospitaliaDevePotersiUsare = `${brandName} soll sich mit der Tastatur bedienen lassen, mit vergrößertem Text, mit einem Screenreader, bei wenig Licht und mit wenig Geduld. Hier steht, wie weit wir sind, und auch, was noch fehlt.`;
export const aggiornata = 'Stand:';
export const aCheCosaPuntiamo = 'Was wir anstreben';
export const ilRiferimentoSonoLeWcag =
  'Maßstab sind die WCAG 2.2, Stufe AA. Gesetzliche Grundlage ist die Richtlinie (EU) 2019/882 über Barrierefreiheitsanforderungen, in Italien das gesetzesvertretende Dekret (decreto legislativo) Nr. 82/2022, das seit dem 28. Juni 2025 für Dienstleistungen im elektronischen Geschäftsverkehr gilt. Diese Erklärung ist unsere eigene Bewertung: Teile der Website sind geprüft, andere nicht, deshalb schreiben wir nicht „vollständig konform“.';
export const cheCosaAbbiamoProvato = 'Was wir geprüft haben';
export const leProveAutomaticheSiRipetono =
  'Die automatischen Prüfungen laufen bei jeder Änderung der Website. Sie finden nur einen Teil der Hindernisse. Den Rest finden alle, die die Seiten benutzen.';
export const cheCosaNonAbbiamoProvato = 'Was wir nicht geprüft haben';
export const iLimitiCheConosciamo = 'Grenzen, die wir kennen';
export const seTroviUnOstacolo = 'Wenn Sie auf ein Hindernis stoßen';
export const scriviciLaPaginaCheCosa =
  'Schreiben Sie uns, auf welcher Seite es auftritt, was Sie tun wollten und welches Gerät oder Programm Sie verwenden. Wir antworten innerhalb von 5 Arbeitstagen, und wenn es sich nicht gleich lösen lässt, geben wir Ihnen dieselben Informationen auf anderem Weg. Die Adresse ist die des Betreibers der Website. Sie wird hier stehen, bevor das Portal öffentlich wird.';
export const seLaRispostaNonArriva =
  'Wenn Sie keine oder keine ausreichende Antwort erhalten, können Sie sich an die Behörde ';
export const cheInItaliaVigilaAccessibilita = ' wenden, die in Italien die Barrierefreiheit der Dienste überwacht.';
export const agid = 'AgID';
export const aCheCosaPuntiamoCheCosa =
  'Was wir anstreben, was wir geprüft haben und was nicht, welche Grenzen wir kennen und wie Sie uns ein Hindernis melden.';
export const provate = [
  'die Seiten und Fenster mit den automatischen Werkzeugen von axe in einem echten Browser (Chromium), in der Breite von Computer und Telefon, im Tag- und im Abendmodus',
  'die Bedienung nur mit der Tastatur: von der Startseite bis zum Preis einer Unterkunft, die Suche, das Formular zum Eintragen einer Unterkunft, der Kalender der Gastgeber und die Verwaltung',
  'die wichtigsten Seiten und Fenster bei 320 Pixeln Breite, bei 200 und 400 Prozent Vergrößerung, mit reiner Textvergrößerung auf 200 Prozent und mit größeren Abständen zwischen Zeilen, Wörtern und Buchstaben: Nichts wird abgeschnitten, nichts überdeckt sich',
  'die im System gewählten Farben (hoher Kontrast): Gewählte Tage, Filter und die Position der Tastatur bleiben erkennbar',
  'was ein Screenreader von zwanzig Seiten erhält, in seiner Reihenfolge: Überschriften, Orientierungspunkte, Namen und Zustände',
  'die Kontraste zwischen Text und Hintergrund; wer auf dem eigenen Gerät weniger Bewegung wünscht, sieht weniger davon',
];
export const nonProvate = [
  'Screenreader wie NVDA, JAWS und VoiceOver (wir wissen, was sie erhalten, haben sie aber nicht angehört)',
  'Safari und Firefox',
  'die Sprachsteuerung',
  'die Nutzung gemeinsam mit Menschen mit Behinderungen; keine externe Stelle hat die Website geprüft',
];
export const limiti = [
  {
    what: 'Die Fotos der Unterkünfte',
    how: 'Der Alternativtext nennt den Namen der Unterkunft und die Nummer des Fotos, nicht, was zu sehen ist. Was zählt, steht in der Beschreibung und in der Ausstattung.',
  },
  {
    what: 'Die Bilder der Artikel',
    how: 'Wer schreibt, kann sie beschreiben, aber die Website verlangt es nicht.',
  },
  {
    what: 'Die Texte der Gastgeber',
    how: 'Beschreibungen und Hinweise stammen von den Gastgebern. Wir prüfen nicht, wie leicht sie zu lesen sind.',
  },
  {
    what: 'Wie barrierefrei eine Unterkunft ist',
    how: 'Der Filter „Stufenlos“ findet Unterkünfte, die keine Stufe bis zur Tür angeben; solche ohne Angabe stehen gesondert. Den Aufzug nennt die Ausstattung. Türbreiten und barrierefreie Bäder sind nicht angegeben. Fragen Sie den Gastgeber, bevor Sie buchen. Auf der Seite jeder Unterkunft steht, wie Sie ihm schreiben.',
  },
  {
    what: 'Die Zahlung',
    how: 'Echte Zahlungen laufen über die Seite von Stripe, das für deren Barrierefreiheit selbst verantwortlich ist.',
  },
  {
    what: 'Ohne JavaScript',
    how: 'Unterkünfte, Artikel und Texte lassen sich lesen. Reisedaten zu wählen, zu bezahlen und Formulare zu senden ist nicht möglich.',
  },
];

true satisfies IsTranslation<
  typeof import('./accessibilita-messages.it.ts'),
  typeof import('./accessibilita-messages.de.ts')
>;
