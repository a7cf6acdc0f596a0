import { AppError } from '../../kernel/calls/app-error.ts';
import { type CallHandler, handle, handleAdmin } from '../../kernel/calls/call.ts';
import {
  type AdminAccountsService,
  adminSessionCall,
  changePasswordCall,
  confirmTotpCall,
  loginCall,
  logoutCall,
  startTotpCall,
  stopTotpCall,
} from '../admin-contract.ts';
import * as messages from '../messages/admin.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

const done = (message: string) => ({ success: true as const, message });

export function adminAccountsRoutes(accounts: AdminAccountsService): CallHandler[] {
  return [
    handle(loginCall, async ({ body, cookie, address, requestId, setCookie }) => {
      const { admin, cookies } = await accounts.login(body, { cookie, address, requestId });
      for (const header of cookies) setCookie(header);
      return { ...done(messages.signInSucceeded), data: { username: admin.username } };
    }),
    handle(logoutCall, async ({ cookie, address, requestId, setCookie }) => {
      for (const header of await accounts.logout(cookie, { address, requestId })) setCookie(header);
    }),
    handleAdmin(adminSessionCall, async ({ cookie }) => {
      const session = await accounts.adminOf(cookie);
      // The session may have ended after the guard checked it.
      if (session === null) throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
      const { username, has_totp, has_passkey, expires_at } = session;
      const data = { username, has_totp, has_passkey, expires_at: expires_at.toISOString() };
      return { success: true as const, data };
    }),
    handleAdmin(changePasswordCall, async ({ admin, actor, cookie, body, setCookie }) => {
      for (const header of await accounts.changePassword(admin, body, { cookie, actor })) setCookie(header);
      return done(messages.passwordChanged);
    }),
    handleAdmin(startTotpCall, async ({ admin, actor, cookie, body }) => {
      return { success: true as const, data: await accounts.startTotp(admin, body, { cookie, actor }) };
    }),
    handleAdmin(confirmTotpCall, async ({ admin, actor, cookie, body, setCookie }) => {
      const { cookies, codici_di_recupero } = await accounts.confirmTotp(admin, body.codice, { cookie, actor });
      for (const header of cookies) setCookie(header);
      return { ...done(messages.codesEnabled), data: { codici_di_recupero } };
    }),
    handleAdmin(stopTotpCall, async ({ admin, actor, cookie, body }) => {
      await accounts.stopTotp(admin, body, { cookie, actor });
      return done(messages.codesDisabled);
    }),
  ];
}
