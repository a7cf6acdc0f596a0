export const ilTuoAccount = 'Il tuo account e i tuoi dati';
export const tuttoQuelloCheCe =
  'Tutto quello che c’è con il tuo indirizzo: strutture, soggiorni da ospite, commenti, newsletter. Le foto si scaricano dalla pagina di ogni struttura.';
export const scaricaITuoiDati = 'Scarica i tuoi dati';
export const eliminaIlTuoAccount = 'Elimina il tuo account';
export const leMieStrutture = 'Le mie strutture';
export const ciaoSeiQui = 'Ciao! Sei qui come';
export const inserisciAltraStruttura = 'Inserisci un’altra struttura';
export const conQuestoIndirizzoNonCe =
  'Con questo indirizzo non c’è ancora nessuna struttura. Inserirne una è gratuito, e bastano pochi minuti.';
export const inserisciLaTuaStruttura = 'Inserisci la tua Struttura';
export const inAttesa = 'in attesa';
export const daCorreggere = 'da correggere';
export const inPausa = 'in pausa';
export const cePostoAnche = 'C’è posto anche per la tua finestra';
export const vaiAllaTuaArea = 'Vai alla tua area';
export const conferma = 'Conferma';
export const confermiamo = 'Confermiamo…';
