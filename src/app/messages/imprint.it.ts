type OperatorFact = string | null | undefined;
type OperatorNumber = 'partita_iva' | 'codice_fiscale' | 'rea';
type OperatorContact = 'email' | 'telefono' | 'pec' | 'contatto_dsa' | 'lingue_dsa';
type Operator = { denominazione: string } & {
  [Fact in OperatorNumber | OperatorContact | 'forma_giuridica' | 'indirizzo' | 'server']?: OperatorFact;
};
const prefixedFact = (before: string, fact: OperatorFact) => (fact ? [`${before}${fact}`] : []);
const operatorNumbers = ({ partita_iva, codice_fiscale, rea }: Operator) => [
  ...prefixedFact('P. IVA ', partita_iva),
  ...prefixedFact('C. F. ', codice_fiscale),
  ...prefixedFact('REA ', rea),
];
/** Returns the operator line that pages and emails must contain (D.Lgs. 70/2003 art. 7, DPR 633/1972 art. 35). */
export function operatorLine(operator: Operator): string {
  return [operator.denominazione, ...prefixedFact('', operator.indirizzo), ...operatorNumbers(operator)].join(' · ');
}
/** Returns the sentence that names the data controller (GDPR art. 13). */
export function dataControllerSentence({ denominazione, indirizzo, email, pec }: Operator): string {
  const where = indirizzo ? `, ${indirizzo}` : '';
  const ways = [...prefixedFact('', email), ...prefixedFact('PEC ', pec)].join(', ');
  return `Il titolare del trattamento è ${denominazione}${where}.${ways === '' ? '' : ` Per i tuoi dati scrivi a ${ways}.`}`;
}
/** Returns the operator's details with the contacts for authorities and users (Reg. UE 2022/2065 artt. 11 e 12). */
export function operatorInFull(name: string, operator: Operator): string {
  const { denominazione, forma_giuridica, indirizzo, email, telefono, pec, contatto_dsa, lingue_dsa, server } =
    operator;
  const form = forma_giuridica ? ` (${forma_giuridica})` : '';
  const where = indirizzo ? `, ${indirizzo}` : '';
  const ways = [
    ...prefixedFact('e-mail ', email),
    ...prefixedFact('telefono ', telefono),
    ...prefixedFact('PEC ', pec),
  ].join(', ');
  const registers = operatorNumbers(operator).join(', ');
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
