import { brandName } from '../../../kernel/brand.ts';

export const seGuardiEPrenoti = 'Se guardi e prenoti';
export const seHaiUnaCasa = `Se hai una casa su ${brandName}`;
export const seAmministriIlPortale = 'Se amministri il portale';
const UNTIL_DELETED = 'finché non lo cancelli';
const WITH_THE_TAB = 'finché non chiudi la scheda';
export const visitatori = [
  { name: 'ospitalia_tema', kind: 'memoria', why: 'La tua scelta tra giorno e sera.', life: UNTIL_DELETED },
  { name: 'ospitalia_lingua', kind: 'memoria', why: 'La lingua che hai scelto.', life: UNTIL_DELETED },
  {
    name: 'ospitalia_salvate',
    kind: 'memoria',
    why: 'I numeri delle case che salvi con il cuore, per la pagina «Case salvate». Restano solo qui.',
    life: 'finché non togli il cuore o non li cancelli',
  },
  {
    name: 'ospitalia_viste',
    kind: 'memoria',
    why: 'I numeri delle ultime dodici case che hai guardato, per «Viste di recente». Restano solo qui.',
    life: UNTIL_DELETED,
  },
  {
    name: 'react-router-scroll-positions, react-router-manifest-version',
    kind: 'scheda',
    why: 'A che punto di una pagina eri, per ritrovarlo quando torni indietro, e quale versione del sito hai aperto.',
    life: WITH_THE_TAB,
  },
  {
    name: 'ospite',
    kind: 'scheda',
    why: 'Nome, e-mail, telefono e note con cui prenoti, per non riscriverli se torni indietro.',
    life: WITH_THE_TAB,
  },
  {
    name: 'tentativo, pagamento',
    kind: 'scheda',
    why: 'Il pagamento che hai cominciato: riconosce le tue notti e impedisce di pagare due volte.',
    life: WITH_THE_TAB,
  },
  {
    name: '__Host-appena',
    kind: 'cookie',
    why: 'Dice solo che hai appena inviato o cambiato qualcosa, perché la pagina dopo lo mostri già. Non dice chi sei.',
    life: '10 secondi',
  },
] as const;
export const proprietari = [
  {
    name: 'ospitalia_bozze',
    kind: 'memoria',
    why: 'La bozza del modulo con cui proponi una casa, con le foto che hai scelto: la ritrovi anche se chiudi il browser.',
    life: 'finché non la invii o non la elimini; al massimo 30 giorni',
  },
  {
    name: 'ospitalia_bozza',
    kind: 'scheda',
    why: 'La stessa bozza, senza foto da caricare, se il browser non può tenerla più a lungo.',
    life: 'finché non la invii o non chiudi la scheda',
  },
  {
    name: '__Host-ospitalia_sessione',
    kind: 'cookie',
    why: 'Ti riconosce nella tua area. Gli script della pagina non lo leggono.',
    life: 'finché non esci; al massimo 60 giorni, o 14 senza visite',
  },
  {
    name: 'ospitalia_torna',
    kind: 'memoria',
    why: 'La pagina della tua area da riaprire dopo l’accesso.',
    life: 'fino all’accesso',
  },
  {
    name: 'ospitalia_modifica_…',
    kind: 'scheda',
    why: 'Le modifiche a una casa che non hai ancora salvato.',
    life: 'finché non le salvi o non chiudi la scheda',
  },
] as const;
export const amministratori = [
  {
    name: '__Host-ospitalia_admin',
    kind: 'cookie',
    why: 'Ti riconosce nel pannello.',
    life: 'al massimo 12 ore, o 30 minuti di inattività',
  },
  {
    name: '__Host-ospitalia_dispositivo',
    kind: 'cookie',
    why: 'Riconosce il browser da cui sei già entrato, per fermare chi prova le password.',
    life: '180 giorni dall’ultimo accesso',
  },
  {
    name: 'ospitalia_admin_auth, ospitalia_scorciatoie',
    kind: 'memoria',
    why: 'Che cosa mostrare per primo, e se usi i tasti di scelta rapida.',
    life: 'finché non esci',
  },
  {
    name: 'ospitalia_admin_bozza, ospitalia_admin_modifica_…, ospitalia_blog_…',
    kind: 'scheda',
    why: 'I moduli e gli articoli che non hai ancora salvato.',
    life: 'finché non li salvi o non chiudi la scheda',
  },
] as const;
export const scelta = {
  name: 'ospitalia_consenso',
  kind: 'memoria',
  why: 'La tua scelta sul contare le visite e quando l’hai fatta, per non chiedertela a ogni pagina.',
  life: 'sei mesi, poi te lo chiediamo di nuovo',
} as const;
