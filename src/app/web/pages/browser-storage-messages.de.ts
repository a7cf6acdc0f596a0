import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const seGuardiEPrenoti = 'Wenn Sie sich umsehen und buchen';
export const seHaiUnaCasa = `Wenn Sie eine Unterkunft auf ${brandName} haben`;
export const seAmministriIlPortale = 'Wenn Sie das Portal verwalten';
const UNTIL_DELETED = 'bis Sie es löschen';
const WITH_THE_TAB = 'bis Sie den Tab schließen';
export const visitatori = [
  { name: 'ospitalia_tema', kind: 'memoria', why: 'Ihre Wahl zwischen Tag und Abend.', life: UNTIL_DELETED },
  { name: 'ospitalia_lingua', kind: 'memoria', why: 'Die Sprache, die Sie gewählt haben.', life: UNTIL_DELETED },
  {
    name: 'ospitalia_salvate',
    kind: 'memoria',
    why: 'Die Nummern der Unterkünfte, die Sie sich mit dem Herz merken, für die Seite „Merkliste“. Sie bleiben nur hier.',
    life: 'bis Sie das Herz entfernen oder die Nummern löschen',
  },
  {
    name: 'ospitalia_viste',
    kind: 'memoria',
    why: 'Die Nummern der letzten zwölf Unterkünfte, die Sie angesehen haben, für „Zuletzt angesehen“. Sie bleiben nur hier.',
    life: UNTIL_DELETED,
  },
  {
    name: 'react-router-scroll-positions, react-router-manifest-version',
    kind: 'scheda',
    why: 'An welcher Stelle einer Seite Sie waren, damit Sie sie beim Zurückgehen wiederfinden, und welche Version der Website Sie geöffnet haben.',
    life: WITH_THE_TAB,
  },
  {
    name: 'ospite',
    kind: 'scheda',
    why: 'Name, E-Mail, Telefon und Anmerkungen, mit denen Sie buchen, damit Sie sie beim Zurückgehen nicht neu schreiben müssen.',
    life: WITH_THE_TAB,
  },
  {
    name: 'tentativo, pagamento',
    kind: 'scheda',
    why: 'Die Zahlung, die Sie begonnen haben, damit wir Ihre Nächte wiedererkennen und Sie nicht zweimal bezahlen.',
    life: WITH_THE_TAB,
  },
  {
    name: '__Host-appena',
    kind: 'cookie',
    why: 'Sagt nur, dass Sie gerade etwas gesendet oder geändert haben, damit die nächste Seite es schon zeigt. Sagt nicht, wer Sie sind.',
    life: '10 Sekunden',
  },
] as const;
export const proprietari = [
  {
    name: 'ospitalia_bozze',
    kind: 'memoria',
    why: 'Der Entwurf des Formulars, mit dem Sie eine Unterkunft eintragen, samt den gewählten Fotos. Sie finden ihn wieder, auch wenn Sie den Browser schließen.',
    life: 'bis Sie ihn senden oder löschen; höchstens 30 Tage',
  },
  {
    name: 'ospitalia_bozza',
    kind: 'scheda',
    why: 'Derselbe Entwurf, aber ohne Fotos, die noch nicht hochgeladen sind, falls der Browser ihn nicht länger aufbewahren kann.',
    life: 'bis Sie ihn senden oder den Tab schließen',
  },
  {
    name: '__Host-ospitalia_sessione',
    kind: 'cookie',
    why: 'Erkennt Sie im Gastgeberbereich. Die Skripte der Seite können es nicht lesen.',
    life: 'bis Sie sich abmelden; höchstens 60 Tage, oder 14 ohne Besuch',
  },
  {
    name: 'ospitalia_torna',
    kind: 'memoria',
    why: 'Die Seite des Gastgeberbereichs, die sich nach dem Anmelden wieder öffnen soll.',
    life: 'bis zum Anmelden',
  },
  {
    name: 'ospitalia_modifica_…',
    kind: 'scheda',
    why: 'Änderungen an einer Unterkunft, die Sie noch nicht gespeichert haben.',
    life: 'bis Sie sie speichern oder den Tab schließen',
  },
] as const;
export const amministratori = [
  {
    name: '__Host-ospitalia_admin',
    kind: 'cookie',
    why: 'Erkennt Sie in der Verwaltung.',
    life: 'höchstens 12 Stunden, oder 30 Minuten ohne Nutzung',
  },
  {
    name: '__Host-ospitalia_dispositivo',
    kind: 'cookie',
    why: 'Erkennt den Browser, mit dem Sie sich schon angemeldet haben, damit niemand Passwörter durchprobiert.',
    life: '180 Tage ab der letzten Anmeldung',
  },
  {
    name: 'ospitalia_admin_auth, ospitalia_scorciatoie',
    kind: 'memoria',
    why: 'Was zuerst angezeigt wird und ob Sie Tastenkürzel verwenden.',
    life: 'bis Sie sich abmelden',
  },
  {
    name: 'ospitalia_admin_bozza, ospitalia_admin_modifica_…, ospitalia_blog_…',
    kind: 'scheda',
    why: 'Formulare und Artikel, die Sie noch nicht gespeichert haben.',
    life: 'bis Sie sie speichern oder den Tab schließen',
  },
] as const;
export const scelta = {
  name: 'ospitalia_consenso',
  kind: 'memoria',
  why: 'Ihre Entscheidung über das Zählen der Besuche und wann Sie sie getroffen haben, damit wir nicht auf jeder Seite fragen.',
  life: 'sechs Monate, dann fragen wir noch einmal',
} as const;

true satisfies IsTranslation<
  typeof import('./browser-storage-messages.it.ts'),
  typeof import('./browser-storage-messages.de.ts')
>;
