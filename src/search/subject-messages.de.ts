import type { IsTranslation } from '../kernel/translation.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { Gradini } from './rules/search-criteria.ts';

/** What a list is of, before its place: "B&Bs in der Toskana", "Hundefreundliche Unterkünfte". */
export const subjectMessages = {
  case: 'Unterkünfte',
  tipi: {
    casa_vacanza: 'Ferienhäuser und Ferienwohnungen',
    bb: 'B&Bs',
    affittacamere: 'Gästezimmer',
    agriturismo: 'Urlaub auf dem Bauernhof',
  } satisfies Record<TipoStruttura, string>,
  servizi: {
    'Prima Colazione Inclusa': 'Unterkünfte mit Frühstück',
    WiFi: 'Unterkünfte mit WLAN',
    'Aria Condizionata': 'Unterkünfte mit Klimaanlage',
    Riscaldamento: 'Unterkünfte mit Heizung',
    Cucina: 'Unterkünfte mit Küche',
    Balcone: 'Unterkünfte mit Balkon',
    Terrazza: 'Unterkünfte mit Terrasse',
    Giardino: 'Unterkünfte mit Garten',
    Parcheggio: 'Unterkünfte mit Parkplatz',
    Garage: 'Unterkünfte mit Garage',
    Ascensore: 'Unterkünfte mit Aufzug',
    'Smart TV': 'Unterkünfte mit Smart-TV',
    Netflix: 'Unterkünfte mit Netflix',
    Lavatrice: 'Unterkünfte mit Waschmaschine',
    Lavastoviglie: 'Unterkünfte mit Geschirrspüler',
    Barbecue: 'Unterkünfte mit Grill',
    Piscina: 'Unterkünfte mit Pool',
    Spa: 'Unterkünfte mit Wellnessbereich',
    Palestra: 'Unterkünfte mit Fitnessraum',
    'Accesso Mare': 'Unterkünfte mit Zugang zum Meer',
    'Vista Mare': 'Unterkünfte mit Meerblick',
    'Vista Montagna': 'Unterkünfte mit Bergblick',
    'Centro Storico': 'Unterkünfte in der Altstadt',
    'Vicino Stazione': 'Unterkünfte nahe am Bahnhof',
    'Vicino Aeroporto': 'Unterkünfte nahe am Flughafen',
    'Pet Friendly': 'Hundefreundliche Unterkünfte',
    Camino: 'Unterkünfte mit Kamin',
  } satisfies Record<Servizio, string>,
  sicura: 'Unterkünfte mit dem Siegel „Sicura“',
  gradini: {
    nessuno: 'Stufenlos erreichbare Unterkünfte',
    'non-detti': 'Unterkünfte ohne Angabe zu den Stufen',
  } satisfies Record<Gradini, string>,
} as const;

true satisfies IsTranslation<typeof import('./subject-messages.it.ts'), typeof import('./subject-messages.de.ts')>;
