import * as t from './browser-storage-messages.it.ts';
/** A thing that a browser keeps of the portal. */
export type BrowserEntry = { name: string; kind: 'memoria' | 'scheda' | 'cookie'; why: string; life: string };

/** Whose browser keeps it. */
export type BrowserEntryGroup = { who: string; entries: BrowserEntry[] };

const UNTIL_DELETED = t.fincheNonLoCancelli;
const WITH_THE_TAB = t.fincheChiudiLaScheda;

const visitors: BrowserEntry[] = [
  { name: 'ospitalia_tema', kind: 'memoria', why: t.laTuaSceltaTraGiorno, life: UNTIL_DELETED },
  {
    name: t.reactRouterScrollPositionsReact,
    kind: 'scheda',
    why: t.aChePunto,
    life: WITH_THE_TAB,
  },
  {
    name: 'ospite',
    kind: 'scheda',
    why: t.nomeEMailTelefono,
    life: WITH_THE_TAB,
  },
  {
    name: t.tentativoPagamento,
    kind: 'scheda',
    why: t.ilPagamentoCheHaiCominciato,
    life: WITH_THE_TAB,
  },
  {
    name: '__Host-appena',
    kind: 'cookie',
    why: t.diceSoloCheHaiAppena,
    life: '10 secondi',
  },
];

const owners: BrowserEntry[] = [
  {
    name: 'ospitalia_bozze',
    kind: 'memoria',
    why: t.laBozzaDelModulo,
    life: t.fincheLaInvii,
  },
  {
    name: 'ospitalia_bozza',
    kind: 'scheda',
    why: t.laStessaBozzaSenzaFoto,
    life: t.fincheLaInviiOChiudi,
  },
  {
    name: '__Host-ospitalia_sessione',
    kind: 'cookie',
    why: t.tiRiconosceNellaTuaArea,
    life: t.fincheEsciAlMassimoGiorni,
  },
  {
    name: 'ospitalia_torna',
    kind: 'memoria',
    why: t.laPaginaDellaTuaArea,
    life: t.finoAccesso,
  },
  {
    name: t.ospitaliaModifica,
    kind: 'scheda',
    why: t.leModificheAUnaCasa,
    life: t.fincheLeSalviOChiudi,
  },
];

const administrators: BrowserEntry[] = [
  {
    name: '__Host-ospitalia_admin',
    kind: 'cookie',
    why: t.tiRiconosceNelPannello,
    life: t.alMassimoOreOMinuti,
  },
  {
    name: '__Host-ospitalia_dispositivo',
    kind: 'cookie',
    why: t.riconosceIlBrowserDaCui,
    life: t.giorniUltimoAccesso,
  },
  {
    name: t.ospitaliaAdminAuthOspitaliaScorciatoie,
    kind: 'memoria',
    why: t.cheCosaDisegnarePerPrimo,
    life: t.fincheEsci,
  },
  {
    name: t.ospitaliaAdminBozzaOspitaliaAdmin,
    kind: 'scheda',
    why: t.iModuliEGliArticoli,
    life: t.fincheLiSalviOChiudi,
  },
];

const choice: BrowserEntry = {
  name: 'ospitalia_consenso',
  kind: 'memoria',
  why: t.laTuaSceltaSulContare,
  life: t.seiMesiPoiTe,
};

/** All that the portal leaves in a browser. Whoever adds a key to the code adds its row: a test compares. */
export function browserStorage(isMeasured: boolean): BrowserEntryGroup[] {
  return [
    { who: t.seGuardiEPrenoti, entries: [...(isMeasured ? [choice] : []), ...visitors] },
    { who: t.seHaiUnaCasa, entries: owners },
    { who: t.seAmministriIlPortale, entries: administrators },
  ];
}
