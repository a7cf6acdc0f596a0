import { type CallHandler, handleAdmin } from '../../kernel/call.ts';
import {
  type HomePicturesService,
  listHomePicturesCall,
  resetHomePictureCall,
  setHomePictureCall,
} from '../home-pictures-contract.ts';
import { homePicturesMessages as messages } from '../home-pictures-messages.it.ts';

const success = true as const;

/** The calls about the pictures of "Chi siamo". */
export function homePicturesRoutes(pictures: HomePicturesService): CallHandler[] {
  return [
    handleAdmin(listHomePicturesCall, async () => ({ success, data: await pictures.list() })),
    handleAdmin(setHomePictureCall, async ({ actor, params, body }) => {
      return { success, message: messages.sostituita, data: await pictures.set(actor, params.posizione, body) };
    }),
    handleAdmin(resetHomePictureCall, async ({ actor, params }) => {
      return { success, message: messages.ripristinata, data: await pictures.reset(actor, params.posizione) };
    }),
  ];
}
