import { SERVIZI, type Servizio } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA, type TipoStruttura } from '../../strutture/rules/tipi.ts';
import { slugOfServizio } from './read-criteria.ts';
import type { Filters, Gradini } from './search-criteria.ts';

/** Euros per night. */
export const PRICE_STEPS = [50, 80, 120, 200] as const;
const GUEST_STEPS = [2, 4, 6, 8];

export const FACET_NAMES = ['tipo', 'servizi', 'sicura', 'gradini', 'prezzo_max', 'ospiti'] as const;

export type Facet =
  | { name: 'tipo'; value: TipoStruttura }
  | { name: 'servizi'; value: Servizio }
  | { name: 'sicura'; value: true }
  | { name: 'gradini'; value: Gradini }
  | { name: 'prezzo_max' | 'ospiti'; value: number };

type FacetCriteria = Filters & { guests: number };

/** Returns the numbers of guests that are offered as filters, including the current one. @example guestSteps(3) // [2, 3, 4, 6, 8] */
export function guestSteps(guests: number): number[] {
  const chosen = guests > 1 && !GUEST_STEPS.includes(guests) ? [guests] : [];
  return [...GUEST_STEPS, ...chosen].toSorted((one, other) => one - other);
}

export function facetsOf({ guests }: Pick<FacetCriteria, 'guests'>): Facet[] {
  return [
    ...TIPI_STRUTTURA.map((value) => ({ name: 'tipo' as const, value })),
    ...SERVIZI.map((value) => ({ name: 'servizi' as const, value })),
    { name: 'sicura', value: true },
    { name: 'gradini', value: 'nessuno' },
    ...PRICE_STEPS.map((value) => ({ name: 'prezzo_max' as const, value })),
    ...guestSteps(guests).map((value) => ({ name: 'ospiti' as const, value })),
  ];
}

/** @example facetValue({ name: 'servizi', value: 'Pet Friendly' }) // 'pet-friendly' */
export function facetValue(facet: Facet): string {
  if (facet.name === 'servizi') return slugOfServizio(facet.value);
  return facet.name === 'sicura' ? '1' : String(facet.value);
}

/**
 * Adds a service to the chosen services. Every other facet replaces the chosen value.
 * @example withFacet({ ...criteria, tipi: ['bb'] }, { name: 'tipo', value: 'agriturismo' }).tipi // ['agriturismo']
 */
export function withFacet<Criteria extends FacetCriteria>(criteria: Criteria, facet: Facet): Criteria {
  const { servizi, prezzo_min } = criteria;
  switch (facet.name) {
    case 'tipo':
      return { ...criteria, tipi: [facet.value] };
    case 'servizi':
      return servizi.includes(facet.value) ? criteria : { ...criteria, servizi: [...servizi, facet.value] };
    case 'sicura':
      return { ...criteria, sicura: true };
    case 'gradini':
      return { ...criteria, gradini: facet.value };
    case 'prezzo_max':
      return {
        ...criteria,
        prezzo_min: (prezzo_min ?? 0) <= facet.value ? prezzo_min : null,
        prezzo_max: facet.value,
      };
    case 'ospiti':
      return { ...criteria, guests: facet.value };
  }
}
