import { type CallHandler, handle, handleOwner } from '../../kernel/calls/call.ts';
import {
  type AccountsService,
  closeAllSessionsCall,
  closeSessionCall,
  keepLanguageCall,
  openSessionCall,
  requestLinkCall,
  whoIsInCall,
} from '../contract.ts';
import { ownerMessages } from '../messages/by-request.ts';
import {
  type AddressService,
  requestAddressChangeCall,
  cancelAddressCall,
  confirmAddressCall,
} from '../address-contract.ts';

export type AccountsEvents = {
  /** Called before the link is used up, so that the link can be opened again if the callback fails. */
  onConfirmed(email: string): Promise<void>;
};

export function accountsRoutes(accounts: AccountsService, { onConfirmed }: AccountsEvents): CallHandler[] {
  return [
    handle(requestLinkCall, async ({ body }) => {
      await accounts.requestLink(body.email);
      return { success: true as const, message: ownerMessages().signInLinkSent };
    }),
    handle(whoIsInCall, async ({ account }) => {
      return { success: true as const, data: { email: account?.email ?? null } };
    }),
    handle(openSessionCall, async ({ body, setCookie }) => {
      await onConfirmed(await accounts.provenBy(body.token));
      const { account, cookies } = await accounts.openSession(body.token);
      for (const cookie of cookies) setCookie(cookie);
      return { success: true as const, data: { email: account.email } };
    }),
    handleOwner(keepLanguageCall, ({ account }) => accounts.keepLanguage(account)),
    handle(closeSessionCall, async ({ cookie, setCookie }) => {
      for (const header of await accounts.closeSession(cookie)) setCookie(header);
    }),
    handleOwner(closeAllSessionsCall, async ({ account, setCookie }) => {
      for (const header of await accounts.closeAllSessions(account)) setCookie(header);
    }),
  ];
}

export function addressRoutes(addresses: AddressService): CallHandler[] {
  return [
    handleOwner(requestAddressChangeCall, async ({ account, body }) => {
      await addresses.request(account, body.email);
      return { success: true as const, message: ownerMessages().addressLinksSent };
    }),
    handleOwner(cancelAddressCall, ({ account }) => addresses.cancel(account)),
    handle(confirmAddressCall, async ({ body, cookie }) => {
      return { success: true as const, message: await addresses.confirm(body.token, cookie) };
    }),
  ];
}
