export const fincheNonLoCancelli = 'finché non lo cancelli';
export const fincheChiudiLaScheda = 'finché chiudi la scheda';
export const laTuaSceltaTraGiorno = 'La tua scelta tra giorno e sera.';
export const reactRouterScrollPositionsReact = 'react-router-scroll-positions, react-router-manifest-version';
export const aChePunto =
  'A che punto di una pagina eri, per ritrovarlo quando torni indietro, e quale versione del sito hai aperto.';
export const nomeEMailTelefono =
  'Nome, e-mail, telefono e note con cui prenoti, per non riscriverli se torni indietro.';
export const tentativoPagamento = 'tentativo, pagamento';
export const ilPagamentoCheHaiCominciato =
  'Il pagamento che hai cominciato: riconosce le tue notti e impedisce di pagare due volte.';
export const diceSoloCheHaiAppena =
  'Dice solo che hai appena inviato o cambiato qualcosa, perché la pagina dopo lo mostri già. Non dice chi sei.';
export const laBozzaDelModulo =
  'La bozza del modulo con cui proponi una casa, con le foto che hai scelto: la ritrovi anche se chiudi il browser.';
export const fincheLaInvii = 'finché la invii o la elimini; al massimo 30 giorni';
export const laStessaBozzaSenzaFoto =
  'La stessa bozza, senza foto da caricare, se il browser non può tenerla più a lungo.';
export const fincheLaInviiOChiudi = 'finché la invii o chiudi la scheda';
export const tiRiconosceNellaTuaArea = 'Ti riconosce nella tua area. Gli script della pagina non lo leggono.';
export const fincheEsciAlMassimoGiorni = 'finché esci; al massimo 60 giorni, o 14 senza visite';
export const laPaginaDellaTuaArea = 'La pagina della tua area da riaprire dopo l’accesso.';
export const finoAccesso = 'fino all’accesso';
export const ospitaliaModifica = 'ospitalia_modifica_…';
export const leModificheAUnaCasa = 'Le modifiche a una casa che non hai ancora salvato.';
export const fincheLeSalviOChiudi = 'finché le salvi o chiudi la scheda';
export const tiRiconosceNelPannello = 'Ti riconosce nel pannello.';
export const alMassimoOreOMinuti = 'al massimo 12 ore, o 30 minuti senza uso';
export const riconosceIlBrowserDaCui =
  'Riconosce il browser da cui sei già entrato, per fermare chi prova le password.';
export const giorniUltimoAccesso = '180 giorni dall’ultimo accesso';
export const ospitaliaAdminAuthOspitaliaScorciatoie = 'ospitalia_admin_auth, ospitalia_scorciatoie';
export const cheCosaDisegnarePerPrimo = 'Che cosa disegnare per primo, e se usi i tasti di scelta rapida.';
export const fincheEsci = 'finché esci';
export const ospitaliaAdminBozzaOspitaliaAdmin = 'ospitalia_admin_bozza, ospitalia_admin_modifica_…, ospitalia_blog_…';
export const iModuliEGliArticoli = 'I moduli e gli articoli che non hai ancora salvato.';
export const fincheLiSalviOChiudi = 'finché li salvi o chiudi la scheda';
export const laTuaSceltaSulContare =
  'La tua scelta sul contare le visite e quando l’hai fatta, per non chiedertela a ogni pagina.';
export const seiMesiPoiTe = 'sei mesi, poi te lo chiediamo di nuovo';
export const seGuardiEPrenoti = 'Se guardi e prenoti';
export const seHaiUnaCasa = 'Se hai una casa su Ospitalia';
export const seAmministriIlPortale = 'Se amministri il portale';
