export const visteDiRecente = 'Viste di recente';
export const soloSuQuestoDispositivo = 'Le ricorda solo questo dispositivo.';
export const caseSalvate = 'Case salvate';
export const caseSalvateOspitalia = 'Case salvate — Ospitalia';
export const leTieneQuestoDispositivo =
  'Le tiene questo dispositivo, senza un account: nessun altro le vede, e da un altro browser non si trovano.';
export const leTueCase = 'Le case che hai salvato';
export const stoCercando = 'Cerco le tue case…';
export const ancoraNessuna = 'Qui non c’è ancora nessuna casa';
export const toccaIlCuore = 'Tocca il cuore su una casa che ti piace: la ritrovi qui.';
export const guardaLeCase = 'Guarda le case';
export const nonRiusciamo = 'Non riusciamo a caricare le case salvate.';
export const nonCiSonoPiu = (quante: number) =>
  quante === 1
    ? 'Una delle case che avevi salvato non è più su Ospitalia, o per ora è in pausa.'
    : `${quante} delle case che avevi salvato non sono più su Ospitalia, o per ora sono in pausa.`;
export const togliDallElenco = (quante: number) => (quante === 1 ? 'Toglila dall’elenco' : 'Toglile dall’elenco');
export const senzaScript = 'Per vedere le case salvate servono gli script: le ricorda il browser.';
export const salvata = 'Salvata ·';
export const vediLeCaseSalvate = 'Vedi le case salvate';
