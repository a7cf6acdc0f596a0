import type { regionCards } from './region-cards.ts';

/** What each card says of its region. Only the home page loads them. */
export const regionWords: Record<(typeof regionCards)[number]['codice'], string> = {
  VDA: 'Castelli, ghiacciai e rifugi ai piedi del Cervino.',
  PIE: 'Langhe, noccioleti e cascine tra le vigne.',
  LIG: 'Borghi verticali, caruggi e terrazze sul mare.',
  LOM: 'Ville di lago, città d’arte e pianura d’acqua.',
  TAA: 'Masi, malghe e l’enrosadira sulle Dolomiti.',
  VEN: 'Laguna, ville palladiane e colline del Prosecco.',
  FVG: 'Carso, castelli sul golfo e vento di bora.',
  EMR: 'Portici, tavole lunghe e case di pianura.',
  TOS: 'Poderi, cipressi e strade bianche tra le colline.',
  MAR: 'Colline a righe, torricini e il mare del Conero.',
  UMB: 'Pietra chiara, ulivi e silenzio di collina.',
  LAZ: 'Anfiteatri, pini e casali dell’agro romano.',
  ABR: 'Rocche, altipiani e pascoli sotto il Gran Sasso.',
  MOL: 'Tratturi, campanili e ospitalità di paese.',
  CAM: 'Il golfo, le isole e i limoni della costiera.',
  PUG: 'Trulli, masserie e ulivi secolari.',
  BAS: 'I Sassi di Matera e le terre dei calanchi.',
  CAL: 'Scogliere, borghi alti e mare trasparente.',
  SIC: 'Templi, agrumi e case all’ombra dell’Etna.',
  SAR: 'Graniti, nuraghi e cale d’acqua chiara.',
};
