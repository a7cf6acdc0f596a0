import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

/** What a list is of: the one kind or service that narrows it. Of several the heading says none: the chips below it say all. */
export function listSubject({ testo, tipi, servizi, sicura, gradini }: ChosenCriteria): string {
  if (testo !== '') return searchMessages.homesTitle;
  const subjects = [
    ...tipi.map((tipo) => searchMessages.propertyTypeTitles[tipo]),
    ...servizi.map((servizio) => searchMessages.serviceTitles[servizio]),
    ...(sicura ? [searchMessages.secureHomesTitle] : []),
    ...(gradini ? [searchMessages.stepFilterTitles[gradini]] : []),
  ];
  const [only = searchMessages.homesTitle, ...more] = subjects;
  return more.length > 0 ? searchMessages.homesTitle : only;
}
