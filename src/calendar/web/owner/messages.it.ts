export const cin = 'CIN';
export const calendario = 'Calendario';
export const vediAChePunto = 'Vedi a che punto è';
export const ancoraUnPoDiPazienza = 'Ancora un po’ di pazienza';
