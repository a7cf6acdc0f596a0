import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

/** The subject of a list's heading: the only filter that narrows it. With several, it is generic, because the chips show them. */
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
