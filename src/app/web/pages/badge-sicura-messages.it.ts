export const ilBadgeSicura = 'Il badge «Sicura»';
export const cheCosaDice = 'Che cosa dice di una casa il badge «Sicura», e che cosa no.';
export const pagamentiVerificati =
  'Dice una cosa sola: chi gestisce la casa ha completato la verifica dei pagamenti con Stripe. Perciò puoi prenotare e pagare con la carta da questo sito.';
export const cheCosaHaiInPiu = 'Che cosa hai in più';
export const inPiu = [
  'Prima di farti pagare rileggiamo i calendari della casa: se le notti sono già prese, te lo diciamo e non paghi.',
  'Paghi quello che leggi: se il totale cambia prima del pagamento, te lo mostriamo e decidi di nuovo.',
  'La cancellazione segue la regola scritta nella pagina della casa, con i giorni e le cifre, e il rimborso torna sulla carta.',
  'I dati della carta li vede solo Stripe.',
];
export const cheCosaNonDice = 'Che cosa non dice';
export const nonDice = [
  'Non è un voto alla casa, e non la porta più in alto nelle liste: l’ordine non guarda il badge.',
  'Non si compra: lo riceve chi completa la verifica, e lo perde chi non è più verificato.',
  'Una casa «Non garantita» non è peggiore delle altre: qui non puoi pagarla, ma puoi scrivere o chiamare chi la gestisce.',
];
export const comeOrdiniamoLeCase = 'Come ordiniamo le case';
export const condizioniDiPrenotazione = 'Condizioni di prenotazione';
