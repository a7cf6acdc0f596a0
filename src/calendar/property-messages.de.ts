import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** The sentences of the property calendar and of the sync dialog. */
export const propertyCalendarMessages = {
  caricamento: 'Kalender wird geladen…',
  erroreEventi: 'Die Einträge des Kalenders konnten nicht geladen werden',
  erroreCreazione: 'Der Eintrag konnte nicht angelegt werden: ',
  erroreEliminazione: 'Der Eintrag konnte nicht gelöscht werden: ',
  confermaEliminazione: 'Möchten Sie diesen Eintrag wirklich löschen?',
  nessunaConfigurazione: 'Keine Plattform zum Abgleichen. Verbinden Sie zuerst eine.',
  erroreSincronizzazione: 'Fehler beim Abgleich: ',
  sincronizzazioneAvviata: (count: number) =>
    `Abgleich gestartet für ${formatCount(count)} ${pluralDe(count, { one: 'Plattform', other: 'Plattformen' })}`,
  erroreConfigurazione: 'Die Plattform konnte nicht hinzugefügt werden: ',
  erroreEsportazione: 'Fehler beim Export: ',
  urlSenzaIcs: 'Die URL muss auf .ics enden',
  dateBloccate: 'Gesperrte Tage',
  evento: 'Eintrag',
  fileIcs: { prenotato: 'Gebucht', nonDisponibile: 'Nicht verfügbar' },

  eventoNonTrovato: 'Eintrag nicht gefunden.',
  configurazioneNonTrovata: 'Plattform nicht gefunden.',
  calendarioNonTrovato: 'Kalender nicht gefunden.',
  calendarioNonAperto: 'Der Kalender öffnet sich, sobald die Unterkunft freigegeben ist.',
  periodoPrenotato: 'Der Zeitraum überschneidet sich mit einer bestätigten Buchung.',
  eventoSincronizzato: 'Einträge von Plattformen lassen sich hier nicht löschen.',
  eventoPrenotazione: 'Buchungen lassen sich nicht im Kalender löschen.',
  finePrimaDiInizio: 'Das Ende muss nach dem Anfang liegen.',
  periodoPassato: 'Der Zeitraum ist schon vorbei.',
  periodoTroppoLungo: 'Sie können höchstens zwei Jahre auf einmal sperren.',
  troppiEventi:
    'In diesem Kalender gibt es schon 500 künftige Einträge. Löschen Sie einige, bevor Sie neue hinzufügen.',
  tipoEvento: 'Wählen Sie zwischen gesperrten Tagen und Wartung.',
  descrizioneLunga: 'Die Beschreibung darf höchstens 200 Zeichen haben.',
  piattaforma: 'Wählen Sie eine Plattform: airbnb, booking oder vrbo.',
  intervallo: 'Geben Sie einen Abstand zwischen 15 und 1440 Minuten an.',
  urlObbligatorio: 'Geben Sie die iCal-Adresse an.',
} as const;

true satisfies IsTranslation<typeof import('./property-messages.it.ts'), typeof import('./property-messages.de.ts')>;
