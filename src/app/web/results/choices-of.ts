import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { pricesOfAll } from '../../../search/rules/price-a-night.ts';
import {
  asFlexible,
  NO_SEARCH_ALTERNATIVES,
  type SearchAlternatives,
  writeSearchAlternatives,
} from '../../../search/rules/search-alternatives.ts';
import type { When } from '../../../search/rules/combine-when.ts';
import { NO_DATES } from '../../../stay/rules/selection.ts';
import { hrefOf } from './href-of.ts';
import type { ResultsRequest } from './results-request.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

export type Choice = { question: string; links: { label: string; href: string }[] };

const PARTIES = [2, 3, 4, 6];

function currentTime({ stay: { selection, flexible } }: ChosenCriteria): When {
  return { stay: selection.kind === 'stay' ? selection : null, flexible };
}

function labelOf(when: When): string {
  const flexible = asFlexible(when);
  if (flexible === null) return '';
  const { nights, from, until } = flexible;
  return when.stay ? stayMessages.nightsWithDates(nights, from, until) : stayMessages.flexibleStayLabel(flexible);
}

/** Links to the alternative periods. Each linked page offers the current period too, so that the visitor can return. */
function timesChoice({ base, chosen }: ResultsRequest, beside: SearchAlternatives): Choice {
  const links = beside.alternatives.map((when) => {
    const alternatives = [currentTime(chosen), ...beside.alternatives.filter((other) => other !== when)];
    const selection = when.stay ? { kind: 'stay' as const, ...when.stay } : NO_DATES;
    const stay = { ...chosen.stay, selection, flexible: when.flexible };
    const others = writeSearchAlternatives({ ...beside, alternatives });
    return { label: labelOf(when), href: hrefOf(base, { ...chosen, stay }, others) };
  });
  return { question: searchMessages.onePeriodAtATime, links };
}

function partiesChoice({ base, chosen }: ResultsRequest, beside: SearchAlternatives, each: number): Choice {
  const links = PARTIES.map((guests) => {
    const { prezzo_max } = pricesOfAll({ prezzo_min: null, prezzo_max: each }, guests);
    const narrowed = { ...chosen, prezzo_max, stay: { ...chosen.stay, guests } };
    return {
      label: searchMessages.guestsAndMaximumPriceOption(guests, prezzo_max ?? each),
      href: hrefOf(base, narrowed, writeSearchAlternatives({ ...beside, pricePerGuest: null })),
    };
  });
  return { question: searchMessages.howManyGuestsQuestion(each), links };
}

export function choicesOf(request: ResultsRequest): Choice[] {
  const beside = request.beside ?? NO_SEARCH_ALTERNATIVES;
  const { chosen } = request;
  const { alternatives, pricePerGuest } = beside;
  const isOpen = chosen.stay.guests === 1 && chosen.prezzo_max === pricePerGuest;
  return [
    ...(alternatives.length > 0 && asFlexible(currentTime(chosen)) ? [timesChoice(request, beside)] : []),
    ...(isOpen && pricePerGuest !== null ? [partiesChoice(request, beside, pricePerGuest)] : []),
  ];
}
