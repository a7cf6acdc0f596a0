import { expect, test } from 'vitest';
import type { Verdict } from '../rules/house-verdict.ts';
import * as messages from './admin.ts';

test.each<[Verdict, string]>([
  [{ kind: 'replica.bene', lagSeconds: 0.2 }, 'La replica segue da vicino.'],
  [{ kind: 'replica.bene', lagSeconds: 1.4 }, 'La replica è indietro di 1 secondo.'],
  [{ kind: 'archivio.chiaro', hours: 0 }, 'L’ultimo archivio ha meno di un’ora, e non è cifrato.'],
  [{ kind: 'archivio.bene', hours: 1 }, 'L’ultimo archivio, cifrato, ha 1 ora.'],
  [{ kind: 'prova.bene', days: 0 }, 'L’ultima prova di ripristino è riuscita: oggi.'],
  [{ kind: 'prova.bene', days: 1 }, 'L’ultima prova di ripristino è riuscita: 1 giorno fa.'],
  [{ kind: 'spedizione.ferma', count: 1, minutes: 12 }, '1 e-mail aspetta di partire, la prima da 12 minuti.'],
  [{ kind: 'spedizione.ferma', count: 1200, minutes: 60 }, '1.200 e-mail aspettano di partire, la prima da 60 minuti.'],
  [
    { kind: 'calendari.indirizzi', host: 'www.airbnb.it', readings: 30_000, addresses: 1, missing: 2 },
    'www.airbnb.it va letto 30.000 volte all’ora, e da 1 indirizzo si può solo 14.400 volte: mancano 2 indirizzi.',
  ],
  [{ kind: 'calendari.falliti', failing: 1, count: 3 }, 'Non si legge 1 calendario di altre piattaforme, di 3.'],
  [
    { kind: 'calendari.falliti', failing: 40, count: 1300 },
    'Non si leggono 40 calendari di altre piattaforme, di 1.300.',
  ],
  [{ kind: 'sito.scade', days: 0 }, 'Il certificato del sito scade tra meno di un giorno.'],
  [{ kind: 'sito.scade', days: 1 }, 'Il certificato del sito scade tra 1 giorno.'],
  [{ kind: 'sito.scade', days: -1 }, 'Il certificato del sito è scaduto.'],
  [
    { kind: 'proxy.troppi', configured: 1, hops: 0 },
    'Davanti al portale non c’è nessun proxy, e TRUST_PROXY è 1: un visitatore può mentire sul suo indirizzo.',
  ],
  [
    { kind: 'proxy.pochi', configured: 0, hops: 2 },
    'Davanti al portale ci sono 2 proxy, e TRUST_PROXY è 0: tutti i visitatori contano per uno.',
  ],
  [{ kind: 'disco.bene', freeBytes: 81_500_000_000 }, 'Sul disco c’è posto: 81,5 GB liberi.'],
])('describes %j', (verdict, sentence) => {
  expect(messages.describeVerdict(verdict)[0]).toBe(sentence);
});
