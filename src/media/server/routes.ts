import { AppError } from '../../kernel/calls/app-error.ts';
import { type CallHandler, handle } from '../../kernel/calls/call.ts';
import { type MediaService, uploadPhotoCall } from '../contract.ts';
import { visitorMessages } from '../messages/by-request.ts';

export function mediaRoutes(media: MediaService): CallHandler[] {
  return [
    handle(uploadPhotoCall, async ({ query, pictures: [picture] }) => {
      if (picture === undefined)
        throw new AppError('FORMATO_NON_SUPPORTATO', visitorMessages().photoFaults.nonValida(query.nome));
      return { success: true as const, data: await media.upload(picture, query.nome) };
    }),
  ];
}
