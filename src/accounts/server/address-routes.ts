import { type CallHandler, handle, handleOwner } from '../../kernel/call.ts';
import { type AddressService, askAddressCall, cancelAddressCall, confirmAddressCall } from '../address-contract.ts';
import { ownerMessages } from '../messages/by-request.ts';

export function addressRoutes(addresses: AddressService): CallHandler[] {
  return [
    handleOwner(askAddressCall, async ({ account, body }) => {
      await addresses.ask(account, body.email);
      return { success: true as const, message: ownerMessages().addressLinksSent };
    }),
    handleOwner(cancelAddressCall, ({ account }) => addresses.cancel(account)),
    handle(confirmAddressCall, async ({ body, cookie }) => {
      return { success: true as const, message: await addresses.confirm(body.token, cookie) };
    }),
  ];
}
