import { type CallHandler, handleAdmin } from '../../kernel/calls/call.ts';
import { type AdminService, archiveAllCall, exportRegisterCall, listRegisterCall, purgeCall } from '../contract.ts';
import {
  type HomePicturesService,
  listHomePicturesCall,
  resetHomePictureCall,
  setHomePictureCall,
} from '../home-pictures-contract.ts';

import { type SystemService, readSystemCall, readVersionCall, sendTestMailCall } from '../system-status-contract.ts';
import * as messages from '../messages/admin.ts';
import {
  listArchivesCall,
  previewRestorationCall,
  readRestorationCall,
  type RestorationService,
  restoreCall,
} from '../restoration-contract.ts';

const success = true as const;

export function adminRoutes(
  service: AdminService,
  pictures: HomePicturesService,
  system: SystemService,
): CallHandler[] {
  return [
    handleAdmin(readSystemCall, async () => ({ success, data: await system.read() })),
    handleAdmin(readVersionCall, async () => ({ success, data: await system.version() })),
    handleAdmin(sendTestMailCall, async ({ body }) => ({ success, message: await system.sendTestMail(body.a) })),
    handleAdmin(listHomePicturesCall, async () => ({ success, data: await pictures.list() })),
    handleAdmin(setHomePictureCall, async ({ actor, params, body }) => {
      return { success, message: messages.homePhotoReplaced, data: await pictures.set(actor, params.posizione, body) };
    }),
    handleAdmin(resetHomePictureCall, async ({ actor, params }) => {
      return { success, message: messages.homePhotoRestored, data: await pictures.reset(actor, params.posizione) };
    }),
    handleAdmin(listRegisterCall, async ({ query }) => {
      return { success, data: await service.listRegister(query) };
    }),
    handleAdmin(exportRegisterCall, ({ actor, query, isHeadRequest }) =>
      service.exportRegister(actor, query, isHeadRequest),
    ),
    handleAdmin(purgeCall, ({ admin, actor, cookie, body }) => service.purge(admin, body, { cookie, actor })),
    handleAdmin(archiveAllCall, async ({ admin, actor, cookie, body }) => {
      return { success, data: await service.archiveAll(admin, body, { cookie, actor }) };
    }),
  ];
}

export function restorationRoutes(service: RestorationService): CallHandler[] {
  return [
    handleAdmin(listArchivesCall, async () => ({ success, data: await service.archives() })),
    handleAdmin(previewRestorationCall, async ({ body }) => ({ success, data: { id: await service.preview(body) } })),
    handleAdmin(restoreCall, async ({ actor, cookie, body }) => {
      return { success, data: { id: await service.restore(body, { actor, cookie }) } };
    }),
    handleAdmin(readRestorationCall, async ({ params }) => ({ success, data: await service.read(params.id) })),
  ];
}
