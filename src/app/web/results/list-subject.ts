import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { subjectMessages } from '../../../search/subject-messages.it.ts';

/** What a list is of: the one kind or service that narrows it. Of several the heading says none: the chips below it say all. */
export function listSubject({ testo, tipi, servizi, sicura, gradini }: ChosenCriteria): string {
  if (testo !== '') return subjectMessages.case;
  const subjects = [
    ...tipi.map((tipo) => subjectMessages.tipi[tipo]),
    ...servizi.map((servizio) => subjectMessages.servizi[servizio]),
    ...(sicura ? [subjectMessages.sicura] : []),
    ...(gradini ? [subjectMessages.gradini[gradini]] : []),
  ];
  const [only = subjectMessages.case, ...more] = subjects;
  return more.length > 0 ? subjectMessages.case : only;
}
