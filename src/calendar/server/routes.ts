import { type CallHandler, handle, handleOwnerOrAdmin } from '../../kernel/calls/call.ts';
import { createExportAddressCall, deleteExportAddressCall, exportCall, publicExportCall } from '../export-contract.ts';
import { freshnessCall, type ManagedCalendarService } from '../freshness-contract.ts';
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
import { availabilityCall, type CalendarService } from '../contract.ts';

const DONE: { status: 'success' } = { status: 'success' };
const INITIATED: { status: 'sync_initiated' } = { status: 'sync_initiated' };

export function propertyCalendarRoutes(calendar: ManagedCalendarService): CallHandler[] {
  return [
    handleOwnerOrAdmin(eventsCall, async ({ principal, params, query }) => ({
      ...DONE,
      events: await calendar.events({ principal, ...params }, query),
    })),
    handleOwnerOrAdmin(createEventCall, async ({ principal, body }) => ({
      ...DONE,
      event: await calendar.createEvent(principal, body),
    })),
    handleOwnerOrAdmin(deleteEventCall, async ({ principal, params }) => {
      await calendar.deleteEvent(principal, params.event_id);
      return DONE;
    }),
    handleOwnerOrAdmin(syncStatusCall, ({ principal, params }) => calendar.syncStatus({ principal, ...params })),
    handleOwnerOrAdmin(freshnessCall, ({ principal, params }) => calendar.freshnessReport({ principal, ...params })),
    handleOwnerOrAdmin(syncCall, async ({ principal, params, query }) => ({
      ...INITIATED,
      ...(await calendar.sync({ principal, ...params }, query)),
    })),
    handleOwnerOrAdmin(configureCall, ({ principal, body }) => calendar.configure(principal, body)),
    handleOwnerOrAdmin(deleteConfigurationCall, async ({ principal, params }) => {
      await calendar.deleteConfiguration(principal, params.configuration_id);
      return DONE;
    }),
    handleOwnerOrAdmin(exportCall, ({ principal, params, query }) =>
      calendar.exportFile({ principal, ...params }, query.camera_id),
    ),
    ...addressRoutes(calendar),
  ];
}

function addressRoutes(calendar: PropertyCalendarService): CallHandler[] {
  return [
    handleOwnerOrAdmin(createExportAddressCall, async ({ principal, body }) => ({
      ...DONE,
      export_address: await calendar.createExportAddress(principal, body),
    })),
    handleOwnerOrAdmin(deleteExportAddressCall, async ({ principal, params, query }) => {
      const { property_id, platform } = params;
      await calendar.deleteExportAddress({ principal, property_id }, { platform, camera_id: query.camera_id });
      return DONE;
    }),
    handle(publicExportCall, ({ params, isHeadRequest }) =>
      calendar.publicExport(params.token, { target: params.file, isHeadRequest }),
    ),
  ];
}

export function calendarRoutes(calendar: CalendarService): CallHandler[] {
  return [
    handle(availabilityCall, async ({ query, cacheBy }) => {
      const { struttura_id, days } = await calendar.availability(query);
      cacheBy([`s:${struttura_id}`, `nights:${struttura_id}`]);
      return days;
    }),
  ];
}
