import type { IsTranslation } from '../../../kernel/translation.ts';

export const accessibilita = 'Barriere\u00adfreiheit';
export const ospitaliaDevePotersiUsare =
  'Ospitalia soll sich mit der Tastatur bedienen lassen, mit vergrößertem Text, mit einem Screenreader, bei wenig Licht und mit wenig Geduld. Hier steht, wie weit wir sind, auch dort, wo wir es noch nicht sind.';
export const aggiornata = 'Stand:';
export const aCheCosaPuntiamo = 'Was wir anstreben';
export const ilRiferimentoSonoLeWcag =
  'Maßstab sind die WCAG 2.2, Stufe AA. Gesetzliche Grundlage ist die europäische Richtlinie 2019/882 über Barrierefreiheit, in Italien das Gesetzesvertretende Dekret 82 von 2022, das seit dem 28. Juni 2025 für Dienste im elektronischen Geschäftsverkehr gilt. Diese Erklärung ist unsere eigene Bewertung: Teile der Website sind geprüft, andere nicht, deshalb schreiben wir nicht „vollständig konform“.';
export const cheCosaAbbiamoProvato = 'Was wir geprüft haben';
export const leProveAutomaticheSiRipetono =
  'Die automatischen Prüfungen laufen bei jeder Änderung der Website. Sie finden nur einen Teil der Hindernisse: Den Rest finden die, die die Seiten benutzen.';
export const cheCosaNonAbbiamoProvato = 'Was wir nicht geprüft haben';
export const iLimitiCheConosciamo = 'Grenzen, die wir kennen';
export const seTroviUnOstacolo = 'Wenn Sie auf ein Hindernis stoßen';
export const scriviciLaPaginaCheCosa =
  'Schreiben Sie uns, auf welcher Seite, was Sie tun wollten und mit welchem Gerät oder Programm. Wir antworten innerhalb von 5 Werktagen, und wenn es sich nicht gleich lösen lässt, geben wir Ihnen dieselben Auskünfte auf anderem Weg. Die Adresse ist die des Betreibers der Website: Sie wird hier stehen, bevor das Portal öffentlich wird.';
export const seLaRispostaNonArriva = 'Wenn keine Antwort kommt oder sie nicht genügt, können Sie sich an die Behörde ';
export const cheInItaliaVigilaAccessibilita = ' wenden, die in Italien über die Barrierefreiheit der Dienste wacht.';
export const agid = 'AgID';
export const aCheCosaPuntiamoCheCosa =
  'Was wir anstreben, was wir geprüft haben und was nicht, welche Grenzen wir kennen und wie Sie uns ein Hindernis melden.';
export const provate = [
  'die Seiten und Fenster mit den automatischen Werkzeugen von axe in einem echten Browser (Chromium), in der Breite von Computer und Telefon, in den Farben von Tag und Abend',
  'die Tastatur allein: von der Startseite bis zum Preis einer Unterkunft, die Suche, das Formular zum Eintragen einer Unterkunft, der Kalender der Gastgeber und die Verwaltung',
  'die wichtigsten Seiten und Fenster bei 320 Pixeln Breite, bei 200 und 400 Prozent Vergrößerung, mit Text allein auf 200 Prozent und mit größeren Abständen zwischen Zeilen, Wörtern und Buchstaben: Nichts wird abgeschnitten, nichts überdeckt sich',
  'die im System gewählten Farben (hoher Kontrast): Gewählte Tage, Filter und die Position der Tastatur bleiben erkennbar',
  'was ein Screenreader von zwanzig Seiten erhält, in seiner Reihenfolge: Überschriften, Orientierungspunkte, Namen und Zustände',
  'die Kontraste zwischen Text und Hintergrund; wer auf dem eigenen Gerät weniger Bewegung wünscht, sieht weniger davon',
];
export const nonProvate = [
  'Screenreader wie NVDA, JAWS und VoiceOver: Wir wissen, was sie erhalten, aber angehört haben wir sie nicht',
  'Safari und Firefox',
  'Sprachbefehle',
  'die Website gemeinsam mit Menschen mit Behinderungen; keine externe Stelle hat sie geprüft',
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
    how: 'Beschreibungen und Hinweise kommen von denen, die das Haus führen. Wir prüfen nicht, wie leicht sie zu lesen sind.',
  },
  {
    what: 'Wie barrierefrei eine Unterkunft ist',
    how: 'In der Ausstattung gibt es den Aufzug, aber keine Stufen, Türbreiten oder barrierefreien Bäder. Fragen Sie den Gastgeber, bevor Sie buchen: Auf der Seite jeder Unterkunft steht, wie Sie ihm schreiben.',
  },
  {
    what: 'Die Zahlung',
    how: 'Wenn sie echt ist, läuft sie über die Seite von Stripe, das für seine eigene Barrierefreiheit verantwortlich ist.',
  },
  {
    what: 'Ohne JavaScript',
    how: 'Unterkünfte, Artikel und Texte lassen sich lesen. Reisedaten wählen, bezahlen und Formulare senden geht nicht.',
  },
];

true satisfies IsTranslation<
  typeof import('./accessibilita-messages.it.ts'),
  typeof import('./accessibilita-messages.de.ts')
>;
