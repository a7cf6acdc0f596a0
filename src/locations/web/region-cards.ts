/**
 * The fixed list of 20 region cards (specification section 3), in its order; names and addresses come from the database.
 * `orizzonte` is the height, in percent from the top, around which a wide crop of the poster shows the landmark.
 */
export const regionCards = [
  { codice: 'VDA', orizzonte: 58, descrizione: 'Castelli, ghiacciai e rifugi ai piedi del Cervino.' },
  { codice: 'PIE', orizzonte: 42, descrizione: 'Langhe, noccioleti e cascine tra le vigne.' },
  { codice: 'LIG', orizzonte: 50, descrizione: 'Borghi verticali, caruggi e terrazze sul mare.' },
  { codice: 'LOM', orizzonte: 58, descrizione: 'Ville di lago, città d’arte e pianura d’acqua.' },
  { codice: 'TAA', orizzonte: 66, descrizione: 'Masi, malghe e l’enrosadira sulle Dolomiti.' },
  { codice: 'VEN', orizzonte: 46, descrizione: 'Laguna, ville palladiane e colline del Prosecco.' },
  { codice: 'FVG', orizzonte: 54, descrizione: 'Carso, castelli sul golfo e vento di bora.' },
  { codice: 'EMR', orizzonte: 48, descrizione: 'Portici, tavole lunghe e case di pianura.' },
  { codice: 'TOS', orizzonte: 45, descrizione: 'Poderi, cipressi e strade bianche tra le colline.' },
  { codice: 'MAR', orizzonte: 45, descrizione: 'Colline a righe, torricini e il mare del Conero.' },
  { codice: 'UMB', orizzonte: 45, descrizione: 'Pietra chiara, ulivi e silenzio di collina.' },
  { codice: 'LAZ', orizzonte: 47, descrizione: 'Anfiteatri, pini e casali dell’agro romano.' },
  { codice: 'ABR', orizzonte: 63, descrizione: 'Rocche, altipiani e pascoli sotto il Gran Sasso.' },
  { codice: 'MOL', orizzonte: 49, descrizione: 'Tratturi, campanili e ospitalità di paese.' },
  { codice: 'CAM', orizzonte: 58, descrizione: 'Il golfo, le isole e i limoni della costiera.' },
  { codice: 'PUG', orizzonte: 47, descrizione: 'Trulli, masserie e ulivi secolari.' },
  { codice: 'BAS', orizzonte: 45, descrizione: 'I Sassi di Matera e le terre dei calanchi.' },
  { codice: 'CAL', orizzonte: 50, descrizione: 'Scogliere, borghi alti e mare trasparente.' },
  { codice: 'SIC', orizzonte: 53, descrizione: 'Templi, agrumi e case all’ombra dell’Etna.' },
  { codice: 'SAR', orizzonte: 51, descrizione: 'Graniti, nuraghi e cale d’acqua chiara.' },
] as const;
