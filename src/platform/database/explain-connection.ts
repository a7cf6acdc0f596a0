import { OperatorError } from '../process/operator-error.ts';
import { type DatabaseTarget, targetOf } from './describe-target.ts';
import * as operatorMessages from '../messages/operator.ts';

type Place = DatabaseTarget & { setting: string };
type Explain = (place: Place) => string;

const noAnswer: Explain = ({ setting, place }) => operatorMessages.postgresTimesOut(place, setting);
const unknownHost: Explain = ({ setting, host }) => operatorMessages.hostNotFound(host, setting);
const badCertificate: Explain = ({ setting, place }) => operatorMessages.certificateUntrusted(place, setting);

const BY_CODE = {
  ECONNREFUSED: ({ setting, place }) => operatorMessages.connectionRefused(place, setting),
  ENOENT: ({ setting, host, port }) => operatorMessages.noSocket(host, port, setting),
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  '28P01': ({ setting, user, database }) => operatorMessages.passwordRejected(user, database, setting),
  '28000': ({ setting, user, host, database }) => operatorMessages.accessRejected(host, user, database, setting),
  '3D000': ({ setting, host, database, user }) => operatorMessages.databaseMissing(host, database, setting, user),
  '42501': ({ setting, user, database }) => operatorMessages.mayNotCreateTables(user, database, setting),
  '53300': ({ setting, host }) => operatorMessages.connectionsExhausted(host, setting),
  NO_STANDBY: ({ setting, host }) => operatorMessages.noReplicaAmongServers(setting, host),
  '57P03': ({ setting, host }) => operatorMessages.postgresStarting(host, setting),
  '25006': ({ setting, host }) => operatorMessages.serverIsReplica(setting, host),
  DEPTH_ZERO_SELF_SIGNED_CERT: badCertificate,
  SELF_SIGNED_CERT_IN_CHAIN: badCertificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: badCertificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: badCertificate,
  CERT_HAS_EXPIRED: ({ setting, place }) => operatorMessages.certificateExpired(place, setting),
  ERR_TLS_CERT_ALTNAME_INVALID: badCertificate,
} as const satisfies Record<string, Explain>;

const SENTENCES = new Map<string, Explain>(Object.entries(BY_CODE));

const BY_MESSAGE: readonly (readonly [RegExp, Explain])[] = [
  [/timeout expired|connection timeout/i, noAnswer],
  [
    /no encryption|SSL (?:connection )?(?:is )?required/i,
    ({ setting, host, user }) => operatorMessages.tlsRequired(host, setting, user),
  ],
  [/client password must be/i, ({ setting, user }) => operatorMessages.passwordMissing(setting, user)],
  [/no more connections allowed/i, ({ setting, host }) => operatorMessages.poolerExhausted(host, setting)],
  [
    /SASL authentication failed|server login failed/i,
    ({ setting, host, user }) => operatorMessages.poolerRejectsUser(host, setting, user),
  ],
  [/no such database/i, ({ setting, host, database }) => operatorMessages.poolerLacksDatabase(host, setting, database)],
  [
    /relation "migration_hashes" does not exist/,
    ({ setting, host, database }) => operatorMessages.databaseEmpty(database, host, setting),
  ],
  [
    /unsupported startup parameter/i,
    ({ setting, host }) =>
      setting === 'DATABASE_READ_URL'
        ? operatorMessages.poolerForReplicas(host, setting)
        : operatorMessages.poolerForOwner(host, setting),
  ],
  [/statement pooling mode/i, ({ setting, host }) => operatorMessages.poolerInStatementMode(host, setting)],
  [/does not support SSL/i, ({ setting, host }) => operatorMessages.tlsUnsupported(host, setting)],
  [
    /extension ".*" is not available|could not open extension control file/i,
    ({ host }) => operatorMessages.extensionMissing(host),
  ],
];

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

export function explainCode(code: keyof typeof BY_CODE, url: string, setting: string): OperatorError {
  return new OperatorError(BY_CODE[code]({ ...targetOf(url), setting }));
}

/** Returns an error with the cause and the remedy, but not the password. `setting`: the variable that holds `url`. */
export function explainConnection(error: unknown, url: string, setting = 'DATABASE_URL'): unknown {
  if (error instanceof OperatorError) return error;
  for (const one of unfold(error)) {
    const explain = explanationOf(one);
    if (explain !== undefined) return new OperatorError(explain({ ...targetOf(url), setting }), { cause: error });
  }
  return error;
}
