import { type CallHandler, handleAdmin } from '../../kernel/call.ts';
import {
  listArchivesCall,
  previewRestorationCall,
  readRestorationCall,
  type RestorationService,
  restoreCall,
} from '../restoration-contract.ts';

const success = true as const;

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
