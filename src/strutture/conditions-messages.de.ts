import type { IsTranslation } from '../kernel/translation.ts';
import type { ConditionFault } from './rules/condition-fault.ts';

export const conditionFaults: Record<ConditionFault, string> = {
  accettazioneInvalid: 'Wählen Sie, wie Sie Buchungen annehmen.',
  oraInvalid: 'Wählen Sie eine volle Stunde von 0 bis 24.',
  politicaInvalid: 'Wählen Sie Stornobedingungen.',
  tariffeInvalid: 'Die Preise sind ungültig. Laden Sie die Seite neu.',
  tooManyTariffe: 'Sie können höchstens 200 Preise anlegen.',
  tariffaInvalid: 'Dieser Preis ist ungültig. Laden Sie die Seite neu.',
  cameraUnknown: 'Wählen Sie ein Zimmer dieser Unterkunft.',
  nomeInvalid: 'Der Name darf höchstens 60 Zeichen haben.',
  dateMissing: 'Wählen Sie den ersten und den letzten Tag der Saison.',
  dateInvalid: 'Dieses Datum gibt es nicht.',
  alBeforeDal: 'Der letzte Tag kann nicht vor dem ersten liegen.',
  seasonsOverlap: 'Diese Saison überschneidet sich mit einer anderen.',
  yearTwice: 'Der Preis für das ganze Jahr ist zweimal angegeben.',
  prezzoMissing: 'Geben Sie den Preis pro Nacht der Saison an.',
  prezzoOfTheYear: 'Der Preis für das ganze Jahr ist der der Unterkunft oder des Zimmers.',
  prezzoOutOfRange: 'Der Preis muss zwischen 1 und 100.000 Euro liegen.',
  soggiornoOutOfRange: 'Der Mindestaufenthalt muss zwischen 1 und 90 Nächten liegen.',
  ospitiOutOfRange: 'Inbegriffen ist mindestens 1 Gast und höchstens so viele, wie es Schlafplätze gibt.',
  ospitiMissing: 'Geben Sie an, wie viele Gäste im Preis inbegriffen sind.',
  supplementoMissing: 'Geben Sie den Zuschlag für jeden weiteren Gast an.',
  supplementoOutOfRange: 'Der Zuschlag muss zwischen 1 und 10.000 Euro liegen.',
  supplementoOfSeason: 'Der Zuschlag gilt für das ganze Jahr, nicht für eine Saison.',
};

true satisfies IsTranslation<
  typeof import('./conditions-messages.it.ts'),
  typeof import('./conditions-messages.de.ts')
>;
