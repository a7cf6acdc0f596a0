import { type CallHandler, handle, handleKeeper } from '../../kernel/call.ts';
import { createExportAddressCall, deleteExportAddressCall, exportCall, publicExportCall } from '../export-contract.ts';
import { freshnessCall, type KeptCalendarService } from '../freshness-contract.ts';
import {
  configureCall,
  createEventCall,
  deleteConfigurationCall,
  deleteEventCall,
  eventsCall,
  type PropertyCalendarService,
  syncCall,
  syncStatusCall,
} from '../property-contract.ts';

const DONE: { status: 'success' } = { status: 'success' };
const INITIATED: { status: 'sync_initiated' } = { status: 'sync_initiated' };

/** The calls about a calendar, for who keeps it; and the one that platforms make, for whoever has its address. */
export function propertyCalendarRoutes(calendar: KeptCalendarService): CallHandler[] {
  return [
    handleKeeper(eventsCall, async ({ keeper, params, query }) => ({
      ...DONE,
      events: await calendar.events({ keeper, ...params }, query),
    })),
    handleKeeper(createEventCall, async ({ keeper, body }) => ({
      ...DONE,
      event: await calendar.createEvent(keeper, body),
    })),
    handleKeeper(deleteEventCall, async ({ keeper, params }) => {
      await calendar.deleteEvent(keeper, params.event_id);
      return DONE;
    }),
    handleKeeper(syncStatusCall, ({ keeper, params }) => calendar.syncStatus({ keeper, ...params })),
    handleKeeper(freshnessCall, ({ keeper, params }) => calendar.freshnessReport({ keeper, ...params })),
    handleKeeper(syncCall, async ({ keeper, params, query }) => ({
      ...INITIATED,
      ...(await calendar.sync({ keeper, ...params }, query)),
    })),
    handleKeeper(configureCall, ({ keeper, body }) => calendar.configure(keeper, body)),
    handleKeeper(deleteConfigurationCall, async ({ keeper, params }) => {
      await calendar.deleteConfiguration(keeper, params.configuration_id);
      return DONE;
    }),
    handleKeeper(exportCall, ({ keeper, params, query }) =>
      calendar.exportFile({ keeper, ...params }, query.camera_id),
    ),
    ...addressRoutes(calendar),
  ];
}

function addressRoutes(calendar: PropertyCalendarService): CallHandler[] {
  return [
    handleKeeper(createExportAddressCall, async ({ keeper, body }) => ({
      ...DONE,
      export_address: await calendar.createExportAddress(keeper, body),
    })),
    handleKeeper(deleteExportAddressCall, async ({ keeper, params, query }) => {
      const { property_id, platform } = params;
      await calendar.deleteExportAddress({ keeper, property_id }, { platform, camera_id: query.camera_id });
      return DONE;
    }),
    handle(publicExportCall, ({ params, isProbe }) =>
      calendar.publicExport(params.token, { target: params.file, isProbe }),
    ),
  ];
}
