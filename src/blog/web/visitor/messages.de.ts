import { formatCount } from '../../../kernel/format-count.ts';
import { pluralDe } from '../../../kernel/plural.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const visualizzando = (shown: number, all: number) => `${formatCount(shown)} von ${formatCount(all)} Artikeln`;
export const nessunoPubblicato = 'Noch kein Artikel veröffentlicht';
export const nessunoTrovato = 'Kein Artikel gefunden';
export const leggiDiPiu = 'Artikel lesen';
export const minuti = (minutes: number) =>
  pluralDe(minutes, { one: '1 Minute Lesezeit', other: `${formatCount(minutes)} Minuten Lesezeit` });
export const quantiArticoli = (count: number) => `${formatCount(count)} Artikel`;
export const ritirato = 'Dieser Artikel ist nicht mehr verfügbar.';
export const sconosciuto = 'Vielleicht hat sich die Adresse geändert, oder der Artikel ist noch nicht erschienen.';
export const nonCaricato = 'Wir konnten ihn nicht laden. Versuchen Sie es gleich noch einmal.';
export const manca = {
  autore: 'Geben Sie Ihren Namen an.',
  email: 'Geben Sie Ihre E-Mail-Adresse an.',
  contenuto: 'Schreiben Sie den Kommentar.',
};
export const blog = 'Blog';
export const percorso = 'Sie sind hier';
export const tornaAlBlog = 'Zurück zum Blog';
export const riprova = 'Noch einmal versuchen';
export const tag = 'Schlagwörter';
export const ilBlogDiOspitalia = 'Der Blog von Ospitalia';
export const storieDiLuoghi = 'Geschichten von Orten und von den Menschen dort.';
export const itinerariFestePiattiEMestieri =
  'Ausflüge, Feste, Gerichte und Handwerk, dazu Tipps für alle, die ihr Haus für Gäste öffnen.';
export const tutte = 'Alle';
export const categorie = 'Kategorien';
export const lasciaUnCommento = 'Kommentar schreiben';
export const perCommentareServeJavascript = 'Zum Kommentieren ist JavaScript nötig.';
export const primaDiPubblicarloLoLeggiamo =
  'Bevor wir ihn veröffentlichen, lesen wir ihn. Was wir mit Ihren Daten tun, steht unter';
export const privacy = 'Datenschutz';
export const nome = 'Name';
export const eMail = 'E-Mail';
export const eMailNonVienePubblicata = 'Die E-Mail-Adresse wird nicht veröffentlicht.';
export const invio = 'Wird gesendet…';
export const inviaIlCommento = 'Kommentar senden';
export const commenti = (formatted: string) => `Kommentare (${formatted})`;
export const ancoraNessunoIlPrimoPuo = 'Noch keine. Schreiben Sie den ersten.';
export const diCaratteri = (written: string, most: string) => `${written} von ${most} Zeichen`;
export const commento = 'Kommentar';
export const quandoCeNeSara = 'Sobald es einen gibt, finden Sie ihn hier. Bis dahin warten zwanzig Regionen auf Sie.';
export const esploraLeRegioni = 'Regionen entdecken';
export const inQuestaCategoriaNonCe = 'In dieser Kategorie gibt es noch nichts zu lesen.';
export const nessunTitoloENessunTesto = 'Kein Titel und kein Text';
export const contiene = (cerca: string) => `enthält „${cerca}“.`;
export const vediTuttiGliArticoli = 'Alle Artikel ansehen';
export const cercaInTutteLeCategorie = 'In allen Kategorien suchen';
export const diQuestaCategoria = 'dieser Kategorie ';
export const sito = 'Website';
export const articoli = 'Artikel';
export const pagineDelBlog = 'Seiten des Blogs';
export const cercaNelBlog = 'Im Blog suchen';
export const cerca = 'Suchen';
export const unLuogoUnPiatto = 'Ein Ort, ein Gericht, ein Fest';
export const continuaALeggere = 'Weiterlesen';
export const inItaliano = 'Auf Italienisch';
export const articoliInItaliano = 'Die Artikel sind auf Italienisch.';
export const commentiInOgniLingua = 'Der Artikel ist auf Italienisch; schreiben Sie gern in Ihrer Sprache.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
