import { brandName } from '../../../kernel/brand.ts';

export const cookie = 'Cookie';
export const cheCosaRestaNelTuo = `Che cosa resta nel tuo browser quando usi ${brandName}. Nessun cookie di terzi, nessuna pubblicità, niente che ti segua da un sito all’altro.`;
export const contiamoLeVisite = 'Contiamo le visite?';
export const soloSeAccettiLeConta = (servizio: string) =>
  `Solo se accetti. Le conta ${servizio}: ci serve per capire quali luoghi cercate. Non mette cookie e nelle nostre pagine non entra nessun suo script. La scelta vale sei mesi e puoi cambiarla qui quando vuoi.`;
export const cheCosaRiceveChiConta = 'Che cosa riceve chi conta';
export const eCheCosaNonRiceve = 'E che cosa non riceve:';
export const lePagineDiQuestoPortale =
  'Le pagine di questo portale non mandano visite a nessun servizio di statistiche. Per questo non ti chiediamo niente: non c’è niente da accettare.';
export const cheCosaRestaNelTuoBrowser = 'Che cosa resta nel tuo browser';
export const tuttoQuestoServeAFar =
  'Tutto questo serve a far funzionare le pagine che usi, perciò non c’è un consenso da dare. Puoi cancellarlo quando vuoi dalle impostazioni del browser.';
export const iDatiCheAffidi = 'I dati che affidi a noi, e non al tuo browser, sono nella pagina';
export const sePaghiConLaCarta = '. Se paghi con la carta vai sulle pagine di Stripe, dove valgono i suoi cookie.';
export const privacy = 'Privacy';
export const cheCosaRestaNelTuoBrowserQuando = `Che cosa resta nel tuo browser quando usi ${brandName}, e se contiamo le visite.`;
export const memoriaDelBrowser = 'memoria del browser';
export const memoriaDellaScheda = 'memoria della scheda';
export const unCookie = 'cookie';
export const perQuanto = (kinds: string, life: string) => `, ${kinds}. Per quanto: ${life}.`;
export const ricevuti = [
  'l’indirizzo e il titolo della pagina pubblica che apri, senza quello che c’è dopo il punto interrogativo: niente date, ospiti o ricerche',
  'la regione, la provincia o la città che scegli',
  'alla prima pagina, il sito da cui arrivi: solo il nome',
  'come ogni sito, il tuo indirizzo di rete e il tipo di browser',
];
export const nonRicevuti = [
  'le pagine della tua prenotazione, della tua area, dei pagamenti e dell’amministrazione',
  'quello che scrivi nei moduli',
  'quello che hai aperto prima di accettare',
];
