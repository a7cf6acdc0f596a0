import { type CallHandler, handle } from '../../kernel/calls/call.ts';
import { type Basemap, basemapCall } from '../basemap-contract.ts';
import {
  getPlaceCall,
  type LocationsService,
  listCittaCall,
  listCittaWithCountCall,
  listProvinceCall,
  listRegioniCall,
} from '../contract.ts';

export function locationsRoutes(service: LocationsService, basemap: Basemap): CallHandler[] {
  return [
    handle(listRegioniCall, () => service.listRegioni()),
    handle(listProvinceCall, ({ params }) => service.listProvince(params.regione_id)),
    handle(listCittaCall, ({ params }) => service.listCitta(params.provincia_id)),
    handle(listCittaWithCountCall, ({ params }) => service.listCittaWithCount(params.provincia_id)),
    handle(basemapCall, async () => basemap),
    handle(getPlaceCall, async ({ params }) => {
      const place = await service.findPlaceOfCitta(params.citta_id);
      return { ...place, center: await service.pointOfCitta(place.citta.id) };
    }),
  ];
}
