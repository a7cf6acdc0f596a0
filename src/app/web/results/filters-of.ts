import { type ChosenCriteria, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { readQuoted } from '../../../search/rules/split-words.ts';
import { stayWords } from '../../../stay/web/visitor/stay-words.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

export type ActiveFilter = {
  kind: 'testo' | 'stay' | 'tipo' | 'prezzo' | 'servizio' | 'sicura' | 'gradini';
  servizio?: string;
  label: string;
  /** Noun phrase for the link that removes the filter, such as "il limite di 90 €". */
  without: string;
  drop: (criteria: ChosenCriteria) => ChosenCriteria;
};

function priceLabel({ prezzo_min, prezzo_max }: ChosenCriteria): string | null {
  if (prezzo_min !== null && prezzo_max !== null) return searchMessages.priceBetween(prezzo_min, prezzo_max);
  if (prezzo_min !== null) return searchMessages.priceFrom(prezzo_min);
  return prezzo_max === null ? null : searchMessages.priceUpTo(prezzo_max);
}

function priceLimit({ prezzo_min, prezzo_max }: ChosenCriteria): string {
  if (prezzo_min !== null && prezzo_max !== null) return searchMessages.priceLimitsPhrase(prezzo_min, prezzo_max);
  return prezzo_max === null
    ? searchMessages.minimumPricePhrase(prezzo_min ?? 0)
    : searchMessages.maximumPricePhrase(prezzo_max);
}

function withoutWords(kind: ActiveFilter['kind'], label: string): string {
  if (kind === 'tipo') return searchMessages.propertyTypeInSentence(label);
  if (kind === 'gradini') return searchMessages.filterPhrase(label);
  return kind === 'sicura' ? searchMessages.secureBadgePhrase : label;
}

function filter(kind: ActiveFilter['kind'], label: string | null, drop: ActiveFilter['drop']): ActiveFilter[] {
  return label === null ? [] : [{ kind, label, without: withoutWords(kind, label), drop }];
}

export function filtersOf(chosen: ChosenCriteria): ActiveFilter[] {
  const { testo, tipi, servizi, sicura, gradini } = chosen;
  return [
    ...filter('testo', testo === '' ? null : searchMessages.quotedText(readQuoted(testo) ?? testo), (criteria) => ({
      ...criteria,
      testo: '',
    })),
    ...filter('stay', stayWords(chosen.stay), (criteria) => ({ ...criteria, stay: NO_CRITERIA.stay })),
    ...tipi.flatMap((tipo) =>
      filter('tipo', struttureMessages.listingTypeNames[tipo], (criteria) => ({
        ...criteria,
        tipi: criteria.tipi.filter((each) => each !== tipo),
      })),
    ),
    ...filter('prezzo', priceLabel(chosen), (criteria) => ({ ...criteria, prezzo_min: null, prezzo_max: null })).map(
      (price) => ({ ...price, without: priceLimit(chosen) }),
    ),
    ...servizi.flatMap((servizio) =>
      filter('servizio', struttureMessages.nameOfService(servizio), (criteria) => ({
        ...criteria,
        servizi: criteria.servizi.filter((each) => each !== servizio),
      })).map((service) => ({ ...service, servizio, without: searchMessages.serviceInSentence(servizio) })),
    ),
    ...filter('sicura', sicura ? 'Sicura' : null, (criteria) => ({ ...criteria, sicura: false })),
    ...filter('gradini', gradini && searchMessages.stepFilterOptions[gradini], (criteria) => ({
      ...criteria,
      gradini: null,
    })),
  ];
}
