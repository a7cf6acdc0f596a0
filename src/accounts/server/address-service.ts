import { ADDRESS_CHANGE_HOURS } from '../rules/address-change.ts';
import type { Transaction } from 'kysely';
import { AppError } from '../../kernel/calls/app-error.ts';
import { ownerWords } from '../../kernel/languages/owner-words.ts';
import { paths } from '../../kernel/pages/paths.ts';
import type { AddressMover } from '../../kernel/people/person.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import type { AddressService, AddressSide } from '../address-contract.ts';
import type { AccountsService } from '../contract.ts';
import { maskEmail } from '../rules/mask-contact.ts';
import { hasUnicodeLocal, parseEmail } from '../rules/parse-email.ts';
import {
  type AddressChange,
  changeByLink,
  changeOf,
  deleteChange,
  deleteOldChanges,
  hasAccount,
  lockChangeByLink,
  moveAccount,
  putChange,
  useLink,
} from './address-repository.ts';
import { hashToken } from './hash-token.ts';
import { newLinkToken } from './link-token-service.ts';
import type { AccountsTables, Db } from './tables.ts';
import { addressLeft } from './mails/address-left.ts';
import { addressTaken } from './mails/address-taken.ts';
import { addressTakenOver } from './mails/address-taken-over.ts';
import { confirmFromOldAddress } from './mails/confirm-from-old-address.ts';
import { confirmNewAddress } from './mails/confirm-new-address.ts';
import { ownerMessages } from '../messages/by-request.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export type AddressDependencies = {
  db: Db;
  accounts: Pick<AccountsService, 'mayMail' | 'sessionOf'>;
  outbox: MailOutbox<Transaction<AccountsTables>>;
  movers: readonly AddressMover<Db>[];
  publicUrl: string;
  contact: string | null;
};

const RETRY_AFTER_SECONDS = 900;
/** PostgreSQL's `unique_violation`. */
const TAKEN = '23505';

function refuse(sentence: string): never {
  throw new AppError('DATI_NON_VALIDI', sentence, { campi: { email: sentence } });
}

function readNew(value: unknown, currentEmail: string): string {
  const sentence = hasUnicodeLocal(value) ? visitorMessages().emailLocalPartNotAscii : ownerMessages().emailInvalid;
  const email = parseEmail(value) ?? refuse(sentence);
  return email === currentEmail ? refuse(ownerMessages().addressUnchanged) : email;
}

function sideOf({ old_token_hash }: AddressChange, hash: string): AddressSide {
  return old_token_hash === hash ? 'vecchio' : 'nuovo';
}

/** Returns the old address, in masked form if the link was sent to the new address. */
function fromOf({ old_email }: AddressChange, side: AddressSide): string {
  return side === 'vecchio' ? old_email : (maskEmail(old_email) ?? '');
}

function createMoves({ db, movers, outbox, publicUrl, contact }: AddressDependencies) {
  async function isTaken(reader: Db, email: string): Promise<boolean> {
    if (await hasAccount(reader, email)) return true;
    for (const mover of movers) if (await mover.isOwners(reader, email)) return true;
    return false;
  }

  return {
    isTaken: (email: string) => isTaken(db, email),

    async move(transaction: Transaction<AccountsTables>, change: AddressChange, session: string | null): Promise<void> {
      const { account_id, old_email: from, new_email: to } = change;
      if (await isTaken(transaction, to)) throw new AppError('STATO_NON_VALIDO', ownerMessages().addressTaken);
      await moveAccount(transaction, account_id, { from, to }, session);
      for (const mover of movers) await mover.move(transaction, { from, to });
      await deleteChange(transaction, account_id);
      await outbox.put(transaction, { to: from, ...addressLeft.write({ to, contact }, publicUrl) });
      await outbox.put(transaction, { to, ...addressTakenOver.write({ from }, publicUrl) });
    },
  };
}

/** Converts a unique violation to `STATO_NON_VALIDO`: another account took the address between the check and the write. */
function explainTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === TAKEN;
  throw isTaken ? new AppError('STATO_NON_VALIDO', ownerMessages().addressTaken, { cause: error }) : error;
}

function createRequests(deps: AddressDependencies): Pick<AddressService, 'request' | 'cancel' | 'waiting'> {
  const { db, accounts, outbox, publicUrl, contact } = deps;
  const { isTaken } = createMoves(deps);
  return {
    async waiting({ id }) {
      const change = await changeOf(db, id);
      if (change === undefined) return null;
      const missing = change.new_token_hash === null ? 'vecchio' : 'nuovo';
      const both = change.old_token_hash !== null && change.new_token_hash !== null;
      return { email: change.new_email, manca: both ? 'entrambi' : missing, is_expired: Boolean(change.is_expired) };
    },

    async request({ id, email: from }, value) {
      const to = readNew(value, from);
      if (!(await accounts.mayMail(from)) || !(await accounts.mayMail(to))) {
        throw new AppError('TROPPE_RICHIESTE', ownerMessages().addressTooManyRequests, {
          retryAfter: RETRY_AFTER_SECONDS,
        });
      }
      const [oldLink, newLink] = [newLinkToken(), newLinkToken()];
      const page = (token: string) => `${publicUrl}${paths.proprietario}/${ownerWords.indirizzo}?token=${token}`;
      const masked = maskEmail(from) ?? '';
      // The email to a taken address contains no token, so this change can never be confirmed.
      const toNew = (await isTaken(to))
        ? addressTaken.write({ from: masked }, publicUrl)
        : confirmNewAddress.write({ from: masked, url: page(newLink.token) }, publicUrl);
      const toOld = confirmFromOldAddress.write({ to, contact, url: page(oldLink.token) }, publicUrl);
      await db.transaction().execute(async (transaction) => {
        const hashes = { old_token_hash: oldLink.hash, new_token_hash: newLink.hash };
        await putChange(transaction, { account_id: id, new_email: to, ...hashes }, ADDRESS_CHANGE_HOURS);
        await outbox.put(transaction, { to: from, ...toOld });
        await outbox.put(transaction, { to, ...toNew });
      });
    },

    cancel: ({ id }) => deleteChange(db, id),
  };
}

export function createAddressService(deps: AddressDependencies): AddressService {
  const { db, accounts } = deps;
  const { move } = createMoves(deps);

  function confirm(hash: string, session: string | null): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      const change = await lockChangeByLink(transaction, hash);
      if (change === undefined) throw new AppError('DATI_NON_VALIDI', ownerMessages().addressLinkInvalid);
      const side = sideOf(change, hash);
      const other = side === 'vecchio' ? change.new_token_hash : change.old_token_hash;
      if (other === null) {
        await move(transaction, change, session);
        return ownerMessages().addressChanged(change.new_email);
      }
      await useLink(transaction, change.account_id, side === 'vecchio' ? 'old_token_hash' : 'new_token_hash');
      return side === 'vecchio'
        ? ownerMessages().newAddressStillToConfirm(change.new_email)
        : ownerMessages().oldAddressStillToConfirm;
    });
  }

  return {
    ...createRequests(deps),
    async open(token) {
      const hash = hashToken(token);
      const change = await changeByLink(db, hash);
      if (change === undefined) return null;
      const side = sideOf(change, hash);
      return { side, from: fromOf(change, side), to: change.new_email };
    },
    confirm: async (token, cookie) =>
      confirm(hashToken(token), await accounts.sessionOf(cookie)).catch((error: unknown) => explainTaken(error)),
    sweep: () => deleteOldChanges(db),
  };
}
