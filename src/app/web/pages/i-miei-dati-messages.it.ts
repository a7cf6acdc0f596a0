export const iTuoiDati = 'I tuoi dati';
export const scriviIlTuoIndirizzo =
  'Scrivi il tuo indirizzo: ti mandiamo un link per vedere che cosa c’è, scaricarlo o cancellarlo.';
export const ilLinkSiChiede = 'Per chiedere il link serve JavaScript.';
export const haiUnaCasaSuOspitalia = 'Hai una casa su Ospitalia? Trovi le stesse cose nella';
export const tuaArea = 'tua area';
export const vediScaricaOCancellaQuello =
  'Vedi, scarica o cancella quello che Ospitalia tiene con il tuo indirizzo e-mail. Senza password.';
