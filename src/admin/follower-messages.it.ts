import { formatCount } from '../kernel/format-count.ts';
import type { Verdict, VerdictKind } from './rules/house-verdict.ts';
import type { Duty, OperatorField } from './rules/operator-duties.ts';

type Said = readonly [sentence: string, remedy?: string];
type Sentences<Kinds extends VerdictKind> = { [Kind in Kinds]: (verdict: Verdict<Kind>) => Said };

const seconds = (lag: number) => (Math.round(lag) === 1 ? '1 secondo' : `${formatCount(Math.round(lag))} secondi`);
const MAKE_SEARCHES = 'npm run db -- search-replica create';
const MEANWHILE = 'Le ricerche leggono intanto dove leggono i visitatori.';

const WORK: Readonly<Record<string, string>> = {
  web: 'rispondere ai visitatori (web)',
  worker: 'spedire le e-mail e fare gli altri lavori (worker)',
  poller: 'leggere i calendari delle piattaforme (poller)',
};

const FACTS: Record<OperatorField, string> = {
  forma_giuridica: 'la forma giuridica',
  indirizzo: 'l’indirizzo',
  email: 'l’e-mail',
  telefono: 'il telefono',
  pec: 'la PEC',
  partita_iva: 'la partita IVA',
  rea: 'il numero REA',
  contatto_dsa: 'il contatto per autorità e utenti',
  lingue_dsa: 'le lingue in cui risponde',
};
const DUTIES: Record<Duty, string> = {
  civile: 'c. c. art. 2250',
  ecommerce: 'D. Lgs. 70/2003 art. 7',
  pec: 'DL 185/2008 art. 16',
  iva: 'DPR 633/1972 art. 35',
  dsa: 'Reg. UE 2022/2065 artt. 11 e 12',
};

function missing(facts: Verdict<'gestore.manca'>['facts']): string {
  const duties = [...new Set(facts.map(({ duty }) => duty))];
  return duties
    .map((duty) => {
      const fields = facts.filter((fact) => fact.duty === duty).map(({ field }) => FACTS[field]);
      return `${fields.join(', ')} (${DUTIES[duty]})`;
    })
    .join('; ');
}
const FILL_IN =
  'Completa «gestore» nel file del marchio (docs/operations/white-label.md); quello che non esiste si scrive null.';

/** Of what follows the database, of who does the work, and of who answers for the portal. */
export const followerSentences: Sentences<
  Extract<VerdictKind, `ricerche.${string}` | `processi.${string}` | `gestore.${string}`>
> = {
  'ricerche.bene': ({ lagSeconds }) => [
    lagSeconds < 1
      ? 'Il database delle ricerche segue da vicino.'
      : `Il database delle ricerche è indietro di ${seconds(lagSeconds)}.`,
  ],
  'ricerche.indietro': ({ lagSeconds }) => [
    `Il database delle ricerche è indietro di ${seconds(lagSeconds)}. ${MEANWHILE}`,
    'Il suo registro dice che cosa aspetta; select * from pg_stat_subscription; lì, pg_replication_slots sul principale.',
  ],
  'ricerche.assente': ({ reason }) => [reason, MEANWHILE],
  'ricerche.da_fare': () => [`Il database di SEARCH_DATABASE_URL non è ancora fatto. ${MEANWHILE}`, MAKE_SEARCHES],
  'ricerche.altre': () => [
    'Il database di SEARCH_DATABASE_URL segue un altro portale.',
    `Indica quello giusto, o rifallo: ${MAKE_SEARCHES}`,
  ],
  'ricerche.in_copia': () => [`Il database delle ricerche si sta ancora copiando. ${MEANWHILE}`],
  'ricerche.comuni': () => [
    `Da quando c’è il database delle ricerche, nelle sue regioni sono cambiati i comuni. ${MEANWHILE}`,
    MAKE_SEARCHES,
  ],
  'processi.bene': () => ['Ogni parte del lavoro ha chi la fa.'],
  'processi.mancano': ({ roles }) => [
    `Nessun processo pensa a ${roles.map((role) => WORK[role] ?? role).join(', né a ')}.`,
    `Avviane uno con OSPITALIA_ROLE=${roles.join(',')}, o togli OSPITALIA_ROLE da quello che c’è.`,
  ],
  'processi.nessuno': () => ['Su questo database non c’è nessun portale acceso.', 'systemctl start ospitalia'],
  'gestore.bene': ({ name }) => [`Il sito dice chi lo gestisce: ${name}.`],
  'gestore.nessuno': () => [
    'Il sito non dice chi lo gestisce: prima di aprire al pubblico la legge lo vuole.',
    FILL_IN,
  ],
  'gestore.ignoto': () => ['Il sito prende pagamenti e non dice chi lo gestisce.', FILL_IN],
  'gestore.manca': ({ facts }) => [`Di chi gestisce il sito manca: ${missing(facts)}.`, FILL_IN],
  'gestore.incompleto': ({ facts }) => [
    `Il sito prende pagamenti, e di chi lo gestisce manca: ${missing(facts)}.`,
    FILL_IN,
  ],
};
