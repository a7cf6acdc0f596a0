import { formatCount } from '../../kernel/text/format-count.ts';

// Brand

const contrastRatio = (number: number) => number.toFixed(2).replace('.', ',');
export const logoFaults = {
  broken: 'non è un SVG scritto per intero: salvalo di nuovo dal programma di disegno come «SVG semplice»',
  element:
    'contiene elementi che un logo non può avere (script, immagini, testo, stili): lascia solo tracciati e sfumature',
  attribute: 'contiene attributi che eseguono codice o richiamano altri file',
  style:
    'ha un attributo style con proprietà che un logo non può avere: lascia solo colori, contorni, opacità e trasformazioni',
  noSize: 'non ha un viewBox, e non si sa quanto è largo',
};
export const brandTextExpected = 'deve essere un testo tra virgolette';
export const brandTextEmpty = 'è vuoto: scrivi qualcosa, o togli il campo';
export const brandTextTooLong = (longest: number) => `è più lungo di ${formatCount(longest)} caratteri`;
export const brandTextForbiddenCharacters = 'contiene < o > o va a capo';
export const brandNameInvalid =
  'può avere lettere, cifre, spazi, punti, trattini e apostrofi, e comincia con una lettera o una cifra';
export const brandSenderInvalid = 'si scrive Nome <indirizzo>, per esempio Casa Molise <ciao@casamolise.it>';
export const brandPanelInvalid =
  'è una parola dell’indirizzo, da 3 a 30 lettere minuscole senza accento, cifre o trattini, per esempio redazione';
export const brandPanelTaken = 'è già l’indirizzo di altre pagine: scegli un’altra parola';
export const brandEmailInvalid = 'deve essere un indirizzo e-mail';
export const brandColorInvalid = 'deve essere un colore come #12614a';
export const brandVatNumberInvalid = 'non è una partita IVA: sono undici cifre, e l’ultima dipende dalle altre';
export const logoFileNameInvalid = 'deve essere il nome di un file .svg accanto a questo, senza cartelle';
export const logoFileMissing = (file: string) => `il file ${file} non c’è, o non si legge`;
export const logoFileTooLarge = (kilobytes: number) =>
  `pesa più di ${formatCount(kilobytes)} KB: semplifica il disegno`;
export const brandGroupExpected = 'deve essere un gruppo di campi tra graffe';
export const brandFieldsUnknown = (unknown: readonly string[], known: readonly string[]) =>
  `non conosco ${unknown.map((name) => `«${name}»`).join(', ')}: i campi sono ${known.join(', ')}`;
export const brandContrastTooLow = ([text, ground]: readonly [string, string], measured: number, least: number) =>
  `${text} su ${ground} si legge male: il contrasto è ${contrastRatio(measured)} a 1, ne serve almeno ${contrastRatio(least)}`;
export const brandFileNotJson = (where: string) =>
  `non è JSON scritto per intero${where}: controlla virgole, virgolette e graffe`;
export const brandFilePosition = (line: string, column: string) => ` (riga ${line}, colonna ${column})`;
export const brandFileNotUtf8 = 'non è un file di testo in UTF-8';
export const brandFileNotReadable = (code: string) => `non si legge: ${code}`;
export const brandFilePermissionDenied =
  'non si può leggere: esegui il comando come root (sudo) o come l’utente del servizio';
export const brandFileSubject = 'Il file del marchio';

// Brand operator

type OperatorFact = string | null | undefined;
type OperatorNumber = 'partita_iva' | 'codice_fiscale' | 'rea';
type OperatorContact = 'email' | 'telefono' | 'pec' | 'contatto_dsa' | 'lingue_dsa';
type Operator = { denominazione: string } & {
  [Fact in OperatorNumber | OperatorContact | 'forma_giuridica' | 'indirizzo' | 'server']?: OperatorFact;
};
const prefixedFact = (before: string, fact: OperatorFact) => (fact ? [`${before}${fact}`] : []);
/** The numbers by which registers know who runs the portal. */
const operatorNumbers = ({ partita_iva, codice_fiscale, rea }: Operator) => [
  ...prefixedFact('P. IVA ', partita_iva),
  ...prefixedFact('C. F. ', codice_fiscale),
  ...prefixedFact('REA ', rea),
];
/** Who runs the portal, in one line: in the foot of every page and mail (D.Lgs. 70/2003 art. 7, DPR 633/1972 art. 35). */
export function operatorLine(operator: Operator): string {
  return [operator.denominazione, ...prefixedFact('', operator.indirizzo), ...operatorNumbers(operator)].join(' · ');
}
/** Whose the decisions on people's data are (GDPR art. 13). */
export function dataControllerSentence({ denominazione, indirizzo, email, pec }: Operator): string {
  const where = indirizzo ? `, ${indirizzo}` : '';
  const ways = [...prefixedFact('', email), ...prefixedFact('PEC ', pec)].join(', ');
  return `Il titolare del trattamento è ${denominazione}${where}.${ways === '' ? '' : ` Per i tuoi dati scrivi a ${ways}.`}`;
}
/** All that is known of who runs the portal, and whom authorities and users write to (Reg. UE 2022/2065 artt. 11 e 12). */
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
