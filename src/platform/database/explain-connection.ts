import { OperatorError } from '../process/operator-error.ts';
import { type DatabaseTarget, targetOf } from './describe-target.ts';

/** What the sentences need: where it was, and in which setting that stands. */
type Place = DatabaseTarget & { setting: string };
type Explain = (place: Place) => string;

const noAnswer: Explain = ({ setting, place }) =>
  `PostgreSQL non risponde su ${place} (${setting}): controlla che sia acceso, e che nessun firewall lo chiuda.`;
const unknownHost: Explain = ({ setting, host }) =>
  `Il nome ${host} di ${setting} non si trova: controlla come è scritto, e il DNS di questa macchina.`;
const badCertificate: Explain = ({ setting, place }) =>
  `Il certificato di ${place} (${setting}) non è di chi dice, o non lo firma nessuno che questa macchina conosca: ` +
  'aggiungi ?sslmode=verify-full&sslrootcert=FILE con il certificato di chi lo ha firmato.';

/** By code of the system, of TLS or of PostgreSQL. */
const BY_CODE = {
  ECONNREFUSED: ({ setting, place }) =>
    `Su ${place} nessuno risponde (${setting}): PostgreSQL è spento, o ascolta altrove. systemctl status postgresql`,
  // A socket's folder without its socket.
  ENOENT: ({ setting, host, port }) =>
    `In ${host} non c’è nessun PostgreSQL con la porta ${port} (${setting}): è spento, o la cartella è un’altra.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  '28P01': ({ setting, user, database }) =>
    `PostgreSQL rifiuta la password di ${user} per ${database} (${setting}). Con alter role … password se ne dà una nuova.`,
  '28000': ({ setting, user, host, database }) =>
    `PostgreSQL su ${host} non fa entrare ${user} in ${database} (${setting}): l’utente non c’è, o in pg_hba.conf manca la sua riga.`,
  '3D000': ({ setting, host, database, user }) =>
    `Su ${host} non c’è il database ${database} (${setting}). Lo crea un amministratore di PostgreSQL: ` +
    `createdb --owner=${user} --encoding=UTF8 --template=template0 ${database}`,
  '42501': ({ setting, user, database }) =>
    `L’utente ${user} non può creare le tabelle in ${database} (${setting}): il database deve essere suo. ` +
    `Un amministratore di PostgreSQL esegue una volta: alter database ${database} owner to ${user};`,
  '53300': ({ setting, host }) =>
    `PostgreSQL su ${host} (${setting}) ha tutte le connessioni occupate: chiudine, o aumenta max_connections.`,
  NO_STANDBY: ({ setting, host }) =>
    `Nessuno dei server di ${setting} (${host}) è una replica: controlla i nomi, o togli target_session_attrs.`,
  '57P03': ({ setting, host }) =>
    `PostgreSQL su ${host} (${setting}) si sta avviando, o si riprende da un arresto: riprova fra un minuto.`,
  '25006': ({ setting, host }) =>
    `${setting} porta a una replica, dove si può solo leggere (${host}): indica il server principale. La replica va in DATABASE_READ_URL.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: badCertificate,
  SELF_SIGNED_CERT_IN_CHAIN: badCertificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: badCertificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: badCertificate,
  CERT_HAS_EXPIRED: ({ setting, place }) =>
    `Il certificato di ${place} (${setting}) è scaduto: rinnovalo sul server, poi ricarica PostgreSQL.`,
  ERR_TLS_CERT_ALTNAME_INVALID: badCertificate,
} as const satisfies Record<string, Explain>;

const SENTENCES = new Map<string, Explain>(Object.entries(BY_CODE));

/** What the driver says without a code. */
const BY_MESSAGE: readonly (readonly [RegExp, Explain])[] = [
  [/timeout expired|connection timeout/i, noAnswer],
  [
    /no encryption|SSL (?:connection )?(?:is )?required/i,
    ({ setting, host, user }) =>
      `PostgreSQL su ${host} (${setting}) vuole TLS per ${user}: scrivi sslmode=verify-full, o togli sslmode=disable.`,
  ],
  [
    /client password must be/i,
    ({ setting, user }) => `In ${setting} manca la password di ${user}, e PostgreSQL la chiede.`,
  ],
  [
    /no more connections allowed/i,
    ({ setting, host }) =>
      `Il pooler su ${host} (${setting}) ha tutte le connessioni occupate: aumenta max_client_conn.`,
  ],
  [
    /SASL authentication failed|server login failed/i,
    ({ setting, host, user }) =>
      `Il pooler su ${host} (${setting}) rifiuta ${user}: nel suo userlist.txt l’utente manca, o la password è un’altra.`,
  ],
  [
    /no such database/i,
    ({ setting, host, database }) =>
      `Il pooler su ${host} (${setting}) non conosce il database ${database}: scrivilo sotto [databases] in pgbouncer.ini.`,
  ],
  [
    /relation "migration_hashes" does not exist/,
    ({ setting, host, database }) =>
      `Il database ${database} su ${host} (${setting}) è vuoto: lo riempie il primo avvio del portale, o una restaurazione.`,
  ],
  [
    /unsupported startup parameter/i,
    ({ setting, host }) =>
      setting === 'DATABASE_READ_URL'
        ? `Su ${host} (${setting}) c’è un pooler: scrivi lì le repliche stesse.`
        : `Su ${host} (${setting}) c’è un pooler, che rifiuta i parametri del portale: in DATABASE_URL scrivi il pooler con l’utente ` +
          'ospitalia_portale, e in DATABASE_DIRECT_URL PostgreSQL stesso con il proprietario del database.',
  ],
  [
    /statement pooling mode/i,
    ({ setting, host }) =>
      `Il pooler su ${host} (${setting}) lavora in statement mode: imposta pool_mode = transaction.`,
  ],
  [
    /does not support SSL/i,
    ({ setting, host }) =>
      `PostgreSQL su ${host} non parla TLS, e ${setting} lo chiede: togli sslmode, o accendi ssl là.`,
  ],
  [
    /extension ".*" is not available|could not open extension control file/i,
    ({ host }) =>
      `A PostgreSQL su ${host} manca un’estensione tra btree_gist, pg_trgm, unaccent e fuzzystrmatch: installa postgresql-contrib.`,
  ],
];

/** An error and what caused it; of a host with several addresses each has one. */
function* unfold(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  yield error;
  if (error instanceof AggregateError) for (const one of error.errors) yield* unfold(one);
  yield* unfold(error.cause);
}

function explanationOf(error: Error): Explain | undefined {
  const code = 'code' in error ? String(error.code) : '';
  return BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1] ?? SENTENCES.get(code);
}

/** The sentence of one of PostgreSQL's own codes, as of a server that says so itself. */
export function explainCode(code: keyof typeof BY_CODE, url: string, setting: string): OperatorError {
  return new OperatorError(BY_CODE[code]({ ...targetOf(url), setting }));
}

/**
 * Why a database that an operator has named cannot be used, as one sentence with what to do; any other error as it is. No password is
 * repeated. `setting`: the variable that holds `url`.
 */
export function explainConnection(error: unknown, url: string, setting = 'DATABASE_URL'): unknown {
  if (error instanceof OperatorError) return error;
  for (const one of unfold(error)) {
    const explain = explanationOf(one);
    if (explain !== undefined) return new OperatorError(explain({ ...targetOf(url), setting }), { cause: error });
  }
  return error;
}
