import { type CallHandler, handle, handleAdmin } from '../../kernel/calls/call.ts';
import {
  addAdminPasskeyCall,
  type AdminSecurityService,
  adminSecurityCall,
  requestAccessLinkCall,
  challengeAdminPasskeyCall,
  challengeAdminProofCall,
  confirmAdminEmailCall,
  loginWithPasskeyCall,
  offerAdminPasskeyCall,
  proveAdminCall,
  removeAdminPasskeyCall,
  renewRecoveryCodesCall,
  setAdminEmailCall,
  useAccessLinkCall,
} from '../admin-security-contract.ts';
import * as messages from '../messages/admin.ts';
import * as ownerMessages from '../messages/owner.it.ts';

const success = true as const;

function openingRoutes(security: AdminSecurityService): CallHandler[] {
  return [
    handle(challengeAdminPasskeyCall, async () => ({ success, data: await security.createPasskeyRequest(null) })),
    handle(loginWithPasskeyCall, async ({ body, cookie, address, requestId, setCookie }) => {
      const { admin, cookies } = await security.loginWithPasskey(body.passkey, { cookie, address, requestId });
      for (const header of cookies) setCookie(header);
      return { success, message: messages.signInSucceeded, data: { username: admin.username } };
    }),
    handle(requestAccessLinkCall, async ({ body }) => {
      await security.requestAccessLink(body.username);
      return { success, message: messages.browserLinkRequested };
    }),
    handle(useAccessLinkCall, async ({ body, cookie, address, requestId, setCookie }) => {
      const { username, cookies } = await security.useAccessLink(body.token, { cookie, address, requestId });
      for (const header of cookies) setCookie(header);
      return { success, message: messages.browserRecognised, data: { username } };
    }),
    handle(confirmAdminEmailCall, async ({ body, cookie, address, requestId }) => {
      await security.confirmEmail(body.token, { cookie, address, requestId });
      return { success, message: messages.alertEmailConfirmed };
    }),
  ];
}

export function adminSecurityRoutes(security: AdminSecurityService): CallHandler[] {
  return [
    ...openingRoutes(security),
    handleAdmin(adminSecurityCall, async ({ admin }) => ({ success, data: await security.security(admin) })),
    handleAdmin(challengeAdminProofCall, async ({ admin }) => ({
      success,
      data: await security.createPasskeyRequest(admin),
    })),
    handleAdmin(proveAdminCall, ({ admin, actor, cookie, body }) =>
      security.proveFactor(admin, body, { cookie, actor }),
    ),
    handleAdmin(offerAdminPasskeyCall, async ({ admin, actor, cookie, body }) => {
      return { success, data: await security.offerPasskey(admin, body, { cookie, actor }) };
    }),
    handleAdmin(addAdminPasskeyCall, async ({ admin, actor, cookie, body, setCookie }) => {
      const { message, cookies, codici_di_recupero } = await security.addPasskey(admin, body, { cookie, actor });
      for (const header of cookies) setCookie(header);
      return { success, message, data: { codici_di_recupero } };
    }),
    handleAdmin(removeAdminPasskeyCall, async ({ admin, actor, cookie, params, body }) => {
      await security.removePasskey(admin, params.id, { proof: body, from: { cookie, actor } });
      return { success, message: ownerMessages.passkeyRemoved };
    }),
    handleAdmin(renewRecoveryCodesCall, async ({ admin, actor, cookie, body }) => {
      const codici_di_recupero = await security.renewRecoveryCodes(admin, body, { cookie, actor });
      return { success, message: messages.recoveryCodesRenewed, data: { codici_di_recupero } };
    }),
    handleAdmin(setAdminEmailCall, async ({ admin, actor, cookie, body }) => {
      return { success, message: await security.setEmail(admin, body, { cookie, actor }) };
    }),
  ];
}
