export const nonRiuscita = 'La passkey non ha risposto, o hai annullato. Riprova, o entra in un altro modo.';
export const giaPresente = 'Su questo dispositivo c’è già una tua passkey: usa quella.';
export const nonCaricata =
  'Non riusciamo a caricare quello che serve per le passkey. Controlla la connessione e riprova.';
export const entraConUnaPasskey = 'Entra con una passkey';
export const unMomento = 'Un momento…';
export const nome = 'Come si chiama';
export const comeLaRiconosci = 'Per esempio «Telefono» o «Portatile di casa»: serve a riconoscerla.';
export const aggiungi = 'Aggiungi una passkey';
export const togli = 'Togli';
export const creataIl = (day: string) => `aggiunta il ${day}`;
export const usataIl = (day: string) => `usata l’ultima volta il ${day}`;
export const maiUsata = 'mai usata';
export const nessuna = 'Non hai ancora nessuna passkey.';
export const cheCosE =
  'Una passkey è una chiave sul tuo telefono o computer: entri con l’impronta, il viso o il PIN, senza scrivere niente. Non si può indovinare né rubare con una finta pagina.';
export const nonQui =
  'Qui le passkey non si possono usare: serve un browser recente, e un sito con un nome di dominio.';
