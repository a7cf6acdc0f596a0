import { expect, test } from 'vitest';
import { inLanguage } from '../../../platform/http/in-language.ts';
import '../../../platform/process/operator-language.ts';
import type { Verdict } from '../../../admin/rules/verdict.ts';
import { describeVerdict } from '../../../admin/messages/system.ts';

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
])('describeVerdict describes %j in Italian', (verdict, sentence) => {
  expect(inLanguage('it', () => describeVerdict(verdict)[0])).toBe(sentence);
});

test.each<[Verdict, string]>([
  [{ kind: 'replica.bene', lagSeconds: 0.2 }, 'The replica is up to date.'],
  [{ kind: 'replica.indietro', lagSeconds: 12 }, 'The replica lags by 12 seconds; visitors read from the primary.'],
  [{ kind: 'archivio.bene', hours: 1 }, 'The newest archive is encrypted and 1 hour old.'],
  [{ kind: 'archivio.chiaro', hours: 0 }, 'The newest archive is less than an hour old and not encrypted.'],
  [{ kind: 'prova.vecchia', days: 40 }, 'The last restore drill passed, but 40 days ago.'],
  [{ kind: 'spedizione.ferma', count: 1, minutes: 12 }, '1 email is queued, the oldest for 12 minutes.'],
  [{ kind: 'spedizione.ferma', count: 1200, minutes: 60 }, '1,200 emails are queued, the oldest for 60 minutes.'],
  [{ kind: 'calendari.falliti', failing: 1, count: 3 }, '1 of 3 calendars of other platforms cannot be read.'],
  [{ kind: 'sito.scade', days: -1 }, 'The site’s certificate has expired.'],
  [
    { kind: 'proxy.troppi', configured: 1, hops: 0 },
    'There is no proxy in front of the portal, and TRUST_PROXY is 1: a visitor can forge an address.',
  ],
  [
    { kind: 'proxy.pochi', configured: 0, hops: 2 },
    'There are 2 proxies in front of the portal, and TRUST_PROXY is 0: all visitors count as one.',
  ],
  [{ kind: 'disco.bene', freeBytes: 81_500_000_000 }, 'There is enough disk space: 81.5 GB free.'],
  [
    { kind: 'gestore.manca', facts: [{ field: 'pec', duty: 'pec' }] },
    'The operator’s details lack: the PEC address (DL 185/2008 art. 16).',
  ],
])('describeVerdict describes %j in English', (verdict, sentence) => {
  expect(inLanguage('en', () => describeVerdict(verdict)[0])).toBe(sentence);
});
