import { basename } from 'node:path';
import type { AdminAccountsService, AdminRequest } from '../../accounts/admin-contract.ts';
import type { Admin } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { AdminService, PurgeBody } from '../contract.ts';
import { isPurgePhrase } from '../rules/purge-phrase.ts';
import { archive, type PurgeDependencies, purgeAll } from './purge.ts';
import { describeFilter, registerTable } from './register-table.ts';
import { findLines, recordAction, withPurgeLock } from './repository.ts';
import * as messages from '../messages/admin.ts';

export { recordAction } from './repository.ts';

export type AdminDependencies = PurgeDependencies & { accounts: Pick<AdminAccountsService, 'prove'>; clock: Clock };

function throwAlreadyRunning(): never {
  throw new AppError('STATO_NON_VALIDO', messages.purgeAlreadyRunning);
}

export function createAdminService(deps: AdminDependencies): AdminService {
  const { db, clock, strutture, accounts } = deps;

  /** Requires a phrase and proof, so that neither a mistake nor a stolen session can delete anything. */
  async function checkIntent(admin: Admin, { conferma, ...proof }: PurgeBody, from: AdminRequest) {
    if (!isPurgePhrase(conferma)) {
      throw new AppError('DATI_NON_VALIDI', messages.purgePhraseRequired, {
        campi: { conferma: messages.purgePhraseRequired },
      });
    }
    await accounts.prove(admin, proof, from);
  }

  return {
    async listRegister(query) {
      const lines = await findLines(db, query);
      return lines.map((line) => ({ ...line, at: line.at.toISOString() }));
    },

    async exportRegister(actor, filter, isHeadRequest) {
      const dopo = describeFilter(filter);
      if (!isHeadRequest) await recordAction(db, actor, { azione: 'registro_esportazione', ...(dopo && { dopo }) });
      return { file_name: messages.auditLogFileName(today(clock)), contents: registerTable(db, filter) };
    },

    async purge(admin, body, from) {
      await checkIntent(admin, body, from);
      return (await withPurgeLock(db, () => purgeAll(deps, from.actor))) ?? throwAlreadyRunning();
    },

    async archiveAll(admin, body, from) {
      await checkIntent(admin, body, from);
      const archived = await withPurgeLock(db, async () => {
        const ids = (await strutture.listNames()).map(({ id }) => id);
        if (ids.length === 0) return { ids, archivio: null };
        const archivio = await archive(deps);
        const dopo = { strutture: ids.length, archivio: basename(archivio) };
        await recordAction(db, from.actor, { azione: 'archivio', dopo });
        return { ids, archivio };
      });
      return archived ?? throwAlreadyRunning();
    },
  };
}
