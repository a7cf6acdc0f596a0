import type { IsTranslation } from '../kernel/translation.ts';
import { propertyCalendarMessages } from './property-messages.de.ts';
import type { FeedFault } from './rules/feed-fault.ts';

/** One sentence for every address that leads nowhere allowed: it does not tell what stands there. */
const NOT_REACHABLE = 'Die Adresse des Kalenders ist ungültig oder nicht erreichbar.';

export const feedFaultMessages: Record<FeedFault, string> = {
  senza_ics: propertyCalendarMessages.urlSenzaIcs,
  indirizzo_non_valido: NOT_REACHABLE,
  indirizzo_vietato: NOT_REACHABLE,
  non_trovato:
    'Unter dieser Adresse gibt es keinen Kalender mehr. Kopieren Sie die Adresse noch einmal von der Plattform.',
  rifiutato: 'Die Plattform erlaubt nicht, diese Adresse abzurufen. Kopieren Sie sie noch einmal von der Plattform.',
  troppe_richieste: 'Die Plattform erhält gerade zu viele Anfragen. Wir versuchen es später noch einmal.',
  errore_server: 'Die Plattform hat gerade ein Problem. Wir versuchen es später noch einmal.',
  tempo_scaduto: 'Die Plattform antwortet nicht rechtzeitig. Wir versuchen es später noch einmal.',
  rete: 'Die Verbindung zur Plattform gelingt nicht. Wir versuchen es später noch einmal.',
  certificato: 'Die sichere Verbindung zur Plattform gelingt nicht. Wir versuchen es später noch einmal.',
  rinvii: 'Die Adresse leitet weiter und führt zu keinem Kalender. Kopieren Sie sie noch einmal von der Plattform.',
  vuoto:
    'Die Plattform hat eine leere Antwort gesendet. Wenn es wieder vorkommt, kopieren Sie die Adresse noch einmal.',
  non_calendario: 'Unter dieser Adresse liegt kein iCal-Kalender. Kopieren Sie die Exportadresse von der Plattform.',
  incompleto:
    'Der Kalender wurde unvollständig übertragen. Wenn es wieder vorkommt, kopieren Sie die Adresse noch einmal.',
  troppo_grande: 'Der Kalender ist zu groß, um ihn abzurufen.',
  camera_da_scegliere: 'Wählen Sie, zu welchem Zimmer dieser Kalender gehört.',
  indirizzo_illeggibile: 'Die gespeicherte Adresse ist nicht mehr lesbar. Tragen Sie sie neu ein.',
  errore_interno:
    'Der Abruf ist durch einen Fehler bei uns misslungen. Die Plattform kann nichts dafür. Wir versuchen es später noch einmal.',
};

true satisfies IsTranslation<typeof import('./feed-messages.it.ts'), typeof import('./feed-messages.de.ts')>;
