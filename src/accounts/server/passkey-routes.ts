import { type CallHandler, handle, handleOwner } from '../../kernel/calls/call.ts';
import {
  addPasskeyCall,
  challengeOwnerProofCall,
  challengePasskeyCall,
  enterWithPasskeyCall,
  listPasskeysCall,
  offerPasskeyCall,
  proveOwnerCall,
  removePasskeyCall,
} from '../passkey-contract.ts';
import type { OwnerPasskeysService } from './owner-passkeys.ts';
import { ownerMessages } from '../messages/by-request.ts';

const success = true as const;

export function passkeyRoutes(passkeys: OwnerPasskeysService): CallHandler[] {
  return [
    handle(challengePasskeyCall, async () => ({ success, data: await passkeys.request(null) })),
    handle(enterWithPasskeyCall, async ({ body, setCookie }) => {
      const { account, cookies } = await passkeys.enter(body.passkey);
      for (const header of cookies) setCookie(header);
      return { success, data: { email: account.email } };
    }),
    handleOwner(challengeOwnerProofCall, async ({ account }) => ({ success, data: await passkeys.request(account) })),
    handleOwner(proveOwnerCall, ({ account, body, cookie }) => passkeys.prove(account, body.passkey, cookie)),
    handleOwner(listPasskeysCall, async ({ account }) => ({ success, data: await passkeys.list(account) })),
    handleOwner(offerPasskeyCall, async ({ account }) => ({ success, data: await passkeys.offer(account) })),
    handleOwner(addPasskeyCall, async ({ account, body, setCookie }) => {
      for (const header of await passkeys.add(account, body)) setCookie(header);
      return { success, message: ownerMessages().passkeyAdded };
    }),
    handleOwner(removePasskeyCall, async ({ account, params }) => {
      await passkeys.remove(account, params.id);
      return { success, message: ownerMessages().passkeyRemoved };
    }),
  ];
}
