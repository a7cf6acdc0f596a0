import { parseArgs } from 'node:util';
import type { SystemReport } from '../src/admin/system-status-contract.ts';
import { findBrandFile } from '../src/app/server/brand/read-brand.ts';
import { readConfig, type Config } from '../src/app/server/config.ts';
import { assertEmbedded, describeDatabase } from '../src/app/server/describe-database.ts';
import { describeReport, exitCodeOf } from '../src/app/server/system/describe-report.ts';
import { checkSystem, reportOf } from '../src/app/server/system/check-system.ts';
import { sendHeartbeat } from '../src/app/server/system/send-heartbeat.ts';
import { tryReceiving, trySending } from '../src/app/server/system/try-mail.ts';
import { openMail } from '../src/app/server/open-services.ts';
import { systemClock } from '../src/kernel/dates/clock.ts';
import { runningUrl } from '../src/platform/postgres/open-postgres.ts';
import { loadEnvFile } from '../src/platform/process/load-env-file.ts';
import { exitWith, OperatorError } from '../src/platform/process/operator-error.ts';
import { actAsOwnerOf } from './act-as-owner.ts';
import * as commandMessages from '../src/app/messages/commands.ts';

function readOptions() {
  try {
    return parseArgs({
      options: {
        mail: { type: 'string' },
        receive: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new OperatorError(commandMessages.doctorUsage(), { cause });
  }
}

/** Returns the database owner's URL. An embedded database must be running, because the doctor does not start one. */
function ownerUrlOf({ databaseUrl, databaseDirectUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined) return databaseDirectUrl ?? databaseUrl;
  assertEmbedded(dataDir);
  const url = runningUrl(dataDir);
  if (url !== undefined) return url;
  throw new OperatorError(commandMessages.portalStopped());
}

/** Sends a heartbeat. A failure throws no error, because the receiver raises an alarm for a missing heartbeat. */
async function callSwitch({ heartbeatUrl }: Config, report: SystemReport): Promise<void> {
  if (heartbeatUrl === undefined) return;
  const hasAnswered = await sendHeartbeat(heartbeatUrl, report);
  if (hasAnswered === false) console.error(commandMessages.heartbeatFailed());
}

async function examine(): Promise<number> {
  const options = readOptions();
  const envFile = loadEnvFile();
  findBrandFile(process.env, envFile);
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined) actAsOwnerOf(config.dataDir);
  const url = ownerUrlOf(config);
  const mail = openMail(config);
  if (!options.json) console.log(describeDatabase(config, envFile));
  try {
    const report = await checkSystem({ config, envFile, url, mail, clock: systemClock });
    const parts = { config, mail, now: systemClock.now() };
    const letters = [
      ...(options.mail === undefined ? [] : [await trySending(parts, options.mail)]),
      ...(options.receive ? [await tryReceiving(parts)] : []),
    ];
    const whole = reportOf(report.controllato, report.voci, letters);
    console.log(options.json ? JSON.stringify(whole, null, 2) : describeReport(whole));
    await callSwitch(config, report);
    return exitCodeOf(whole);
  } finally {
    mail.close();
  }
}

// A crash exits with 2, because exit code 1 would mean a warning.
await examine().then(
  (code) => process.exit(code),
  (error: unknown) => exitWith(error, 2),
);
