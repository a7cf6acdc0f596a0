import type { IsTranslation } from '../kernel/translation.ts';

export const searchCallMessages = {
  ambienteNonValido: 'Möglich sind Meer, Berge oder See.',
  tipoNonValido: 'Diese Art von Unterkunft gibt es nicht.',
  servizioNonValido: 'Diese Ausstattung gibt es nicht.',
  prezzoNonValido: 'Der Preis muss ein ganzer Betrag in Euro von 1 bis 100.000 sein.',
  prezziInvertiti: 'Der Mindestpreis darf nicht über dem Höchstpreis liegen.',
  ospitiNonValidi: 'Die Zahl der Gäste muss zwischen 1 und 30 liegen.',
  dateIncomplete: 'Geben Sie sowohl den Anreise- als auch den Abreisetag an.',
  dateNonValide:
    'Die Reisedaten sind ungültig. Die Abreise muss nach der Anreise liegen, und der Anreisetag darf nicht vorbei sein.',
  periodoNonValido:
    'Der Zeitraum ist ungültig. Geben Sie `periodo_dal` und `periodo_al` an, ab heute höchstens 62 Tage, und die Zahl der Nächte, die hineinpassen müssen.',
  ordineNonValido: 'Diese Sortierung gibt es nicht.',
  segnoNonValido: 'Diese Seite gibt es nicht.',
  testoTroppoLungo: 'Die Suche ist zu lang. Wenige Wörter genügen.',
  sicuraNonValida: 'Der Filter „Sicura“ ist 1 oder fehlt.',
  gradiniNonValidi: 'Der Filter zu den Stufen ist `nessuno` oder `non-detti`, oder er fehlt.',
  zonaSconosciuta: 'Dieses Gebiet gibt es nicht.',
} as const;

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.de.ts')>;
