export const questoEDelComune = (comune: string, classe: string, nome: string, altrove: string) =>
  `Questo è del comune di ${comune}, classe ${classe}${nome}.${altrove}`;
export const cheCoseIlCin = 'Che cos’è il CIN?';
export const ilCinEIlCodice = 'Il CIN è il codice nazionale che ogni struttura deve mostrare.';
export const cercaloNelRegistroPubblico = 'Cercalo nel registro pubblico del Ministero del Turismo';
export const ilComuneNonEQuello = ' Il comune non è quello dell’indirizzo: chiedi al proprietario.';
export const eUnCodiceDimostrativo = 'È un codice dimostrativo: nel registro pubblico non c’è.';
