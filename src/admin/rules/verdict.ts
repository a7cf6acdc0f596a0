import type { Duty, OperatorField } from './operator-duties.ts';

export type SystemState = 'bene' | 'attenzione' | 'guasto';

type MissingFacts = { facts: readonly { field: OperatorField; duty: Duty }[] };

export type VerdictFacts = {
  'programma.bene': { version: string; node: string };
  'impostazioni.bene': { file: string };
  'impostazioni.nessuna': object;
  'impostazioni.guaste': { reason: string };
  'impostazioni.leggibili': { file: string };
  'impostazioni.sconosciute': { names: readonly string[] };
  'impostazioni.shell': { names: readonly string[] };
  'database.bene': { version: string; target: string };
  'database.assente': { reason: string };
  'database.indietro': { migration: string };
  'database.ruolo': { role: string; user: string };
  'database.sessione': { reason: string };
  'database.estensioni': { names: readonly string[] };
  'database.connessioni': { used: number; most: number };
  'replica.bene': { lagSeconds: number };
  'replica.indietro': { lagSeconds: number };
  'replica.assente': { reason: string };
  'replica.principale': object;
  'processi.bene': object;
  'processi.mancano': { roles: readonly string[] };
  'processi.nessuno': object;
  'gestore.bene': { name: string };
  'gestore.nessuno': object;
  'gestore.ignoto': object;
  'gestore.manca': MissingFacts;
  'gestore.incompleto': MissingFacts;
  'posta.bene': { server: string };
  'posta.file': { folder: string };
  'posta.muta': { server: string };
  'posta.guasta': { server: string; reason: string };
  'posta.partita': { to: string };
  'posta.arrivata': { to: string; seconds: number };
  'posta.respinta': { to: string; reason: string };
  'posta.persa': { to: string; seconds: number };
  'spedizione.bene': { sentAt: string | null };
  'spedizione.ferma': { count: number; minutes: number };
  'foto.bene': { place: string };
  'foto.guaste': { place: string; reason: string };
  'archivi.bene': { place: string };
  'archivi.guasti': { place: string; reason: string };
  'archivi.stesso_disco': { place: string };
  'archivio.bene': { hours: number };
  'archivio.chiaro': { hours: number };
  'archivio.spento': object;
  'archivio.vecchio': { hours: number };
  'archivio.nessuno': object;
  'archivio.presto': object;
  'prova.bene': { days: number };
  'prova.mai': object;
  'prova.vecchia': { days: number };
  'prova.fallita': { archive: string; days: number };
  'sito.bene': { url: string };
  'sito.locale': { url: string };
  'sito.assente': { url: string; reason: string };
  'sito.altro': { url: string };
  'sito.certificato': { url: string; reason: string };
  'sito.scade': { days: number };
  'sito.esposto': { paths: readonly string[] };
  'proxy.bene': { hops: number };
  'proxy.pochi': { configured: number; hops: number };
  'proxy.troppi': { configured: number; hops: number };
  'disco.bene': { freeBytes: number };
  'disco.poco': { folder: string; freeBytes: number };
  'disco.pieno': { folder: string; freeBytes: number };
  'orologio.bene': object;
  'orologio.storto': { seconds: number; reference: string };
  'orologio.solo': object;
  'segreto.bene': object;
  'segreto.database': object;
  'segreto.debole': object;
  'chiavi.privata': { file: string };
  'code.bene': object;
  'code.ferme': { queue: string; count: number; minutes: number };
  'calendari.bene': { count: number };
  'calendari.falliti': { failing: number; count: number };
  'calendari.indietro': { behind: number };
  'calendari.indirizzi': { host: string; readings: number; addresses: number; missing: number };
  'denaro.da_vedere': { count: number };
};

export type VerdictKind = keyof VerdictFacts;
export type Verdict<Kind extends VerdictKind = VerdictKind> = { [K in Kind]: { kind: K } & VerdictFacts[K] }[Kind];

const LOOK_AT: readonly VerdictKind[] = [
  'impostazioni.leggibili',
  'impostazioni.sconosciute',
  'impostazioni.shell',
  'database.connessioni',
  'replica.indietro',
  'replica.assente',
  'processi.nessuno',
  'gestore.nessuno',
  'gestore.manca',
  'posta.file',
  'posta.muta',
  'archivi.stesso_disco',
  'archivio.chiaro',
  'archivio.spento',
  'prova.mai',
  'prova.vecchia',
  'sito.locale',
  'sito.scade',
  'disco.poco',
  'orologio.solo',
  'segreto.database',
  'chiavi.privata',
  'code.ferme',
  'calendari.falliti',
  'calendari.indietro',
  'calendari.indirizzi',
  'denaro.da_vedere',
];
const WELL: readonly VerdictKind[] = ['impostazioni.nessuna', 'posta.partita', 'posta.arrivata', 'archivio.presto'];

export function stateOf(kind: VerdictKind): SystemState {
  if (kind.endsWith('.bene') || WELL.includes(kind)) return 'bene';
  return LOOK_AT.includes(kind) ? 'attenzione' : 'guasto';
}

const STATES: readonly SystemState[] = ['bene', 'attenzione', 'guasto'];

export function worstState(states: readonly SystemState[]): SystemState {
  return STATES.findLast((state) => states.includes(state)) ?? 'bene';
}
