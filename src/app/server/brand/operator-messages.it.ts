import type { Operator } from './brand-schema.ts';

type Fact = string | null | undefined;
const said = (before: string, fact: Fact) => (fact ? [`${before}${fact}`] : []);

/** The numbers by which registers know who runs the portal. */
const numbers = ({ partita_iva, codice_fiscale, rea }: Operator) => [
  ...said('P. IVA ', partita_iva),
  ...said('C. F. ', codice_fiscale),
  ...said('REA ', rea),
];

/** Who runs the portal, in one line: in the foot of every page and mail (D.Lgs. 70/2003 art. 7, DPR 633/1972 art. 35). */
export function operatorLine(operator: Operator): string {
  return [operator.denominazione, ...said('', operator.indirizzo), ...numbers(operator)].join(' · ');
}

export const copyright = (line: string) => `© 2026 ${line}`;

/** Whose the decisions on people's data are (GDPR art. 13). */
export function dataController({ denominazione, indirizzo, email, pec }: Operator): string {
  const where = indirizzo ? `, ${indirizzo}` : '';
  const ways = [...said('', email), ...said('PEC ', pec)].join(', ');
  return `Il titolare del trattamento è ${denominazione}${where}.${ways === '' ? '' : ` Per i tuoi dati scrivi a ${ways}.`}`;
}

/** All that is known of who runs the portal, and whom authorities and users write to (Reg. UE 2022/2065 artt. 11 e 12). */
export function operatorInFull(name: string, operator: Operator): string {
  const { denominazione, forma_giuridica, indirizzo, email, telefono, pec, contatto_dsa, lingue_dsa, server } =
    operator;
  const form = forma_giuridica ? ` (${forma_giuridica})` : '';
  const where = indirizzo ? `, ${indirizzo}` : '';
  const ways = [...said('e-mail ', email), ...said('telefono ', telefono), ...said('PEC ', pec)].join(', ');
  const registers = numbers(operator).join(', ');
  const languages = lingue_dsa ? `, in ${lingue_dsa}` : '';
  return [
    `${name} è di ${denominazione}${form}${where}.`,
    ...(ways === '' ? [] : [`Per scrivere o chiamare: ${ways}.`]),
    ...(registers === '' ? [] : [`${registers}.`]),
    ...(contatto_dsa
      ? [`Segnalazioni, autorità e utenti, per il Regolamento sui servizi digitali: ${contatto_dsa}${languages}.`]
      : []),
    ...(server ? [`Il server è di ${server}.`] : []),
    'Come trattiamo i dati lo dice l’informativa:',
  ].join(' ');
}
