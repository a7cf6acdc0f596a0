import { type CallHandler, handleAdmin } from '../../kernel/call.ts';
import { type AdminService, archiveAllCall, exportRegisterCall, listRegisterCall, purgeCall } from '../contract.ts';
import type { HomePicturesService } from '../home-pictures-contract.ts';
import { homePicturesRoutes } from './home-pictures-routes.ts';

/** The admin room's own calls. */
export function adminRoutes(service: AdminService, pictures: HomePicturesService): CallHandler[] {
  return [
    ...homePicturesRoutes(pictures),
    handleAdmin(listRegisterCall, async ({ query }) => {
      return { success: true as const, data: await service.listRegister(query) };
    }),
    handleAdmin(exportRegisterCall, ({ actor, query, isHeadRequest }) =>
      service.exportRegister(actor, query, isHeadRequest),
    ),
    handleAdmin(purgeCall, ({ admin, actor, cookie, body }) => service.purge(admin, body, { cookie, actor })),
    handleAdmin(archiveAllCall, async ({ admin, actor, cookie, body }) => {
      return { success: true as const, data: await service.archiveAll(admin, body, { cookie, actor }) };
    }),
  ];
}
