export const nonRiuscita = 'La passkey non ha risposto, o hai annullato. Riprova, o entra in un altro modo.';
export const nonAggiunta = 'La passkey non è stata aggiunta: il dispositivo non ha risposto, o hai annullato. Riprova.';
export const giaPresente = 'Su questo dispositivo c’è già una tua passkey: usa quella.';
export const nonCaricata =
  'Non riusciamo a caricare quello che serve per le passkey. Controlla la connessione e riprova.';
export const entraConUnaPasskey = 'Entra con una passkey';
export const oppure = 'oppure';
export const unMomento = 'Un momento…';
export const nome = 'Nome della passkey';
export const comeLaRiconosci = 'Per esempio «Telefono» o «Portatile di casa»: ti serve per riconoscerla.';
export const aggiungi = 'Aggiungi una passkey';
export const togli = 'Togli';
export const creataIl = (day: string) => `aggiunta il ${day}`;
export const usataIl = (day: string) => `usata l’ultima volta il ${day}`;
export const maiUsata = 'mai usata';
export const nessuna = 'Non hai ancora nessuna passkey.';
export const cheCosE =
  'Una passkey è una chiave sul tuo telefono o computer: entri con l’impronta, il viso o il PIN, senza scrivere niente. Nessuno può indovinarla, né rubartela con una pagina falsa.';
export const nonQui =
  'Qui non puoi usare le passkey: serve un browser recente, e l’indirizzo del sito deve essere un nome, non un numero.';
