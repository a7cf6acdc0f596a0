const IN_REGION: Record<string, string> = { Lazio: 'nel Lazio', Marche: 'nelle Marche' };

const OF_PROVINCE: Record<string, string> = {
  "L'Aquila": 'dell’Aquila',
  'La Spezia': 'della Spezia',
  'Verbano-Cusio-Ossola': 'del Verbano-Cusio-Ossola',
  'Gallura Nord-Est Sardegna': 'della Gallura Nord-Est Sardegna',
  'Medio Campidano': 'del Medio Campidano',
  Ogliastra: 'dell’Ogliastra',
  'Sulcis Iglesiente': 'del Sulcis Iglesiente',
  // The phrase names the capital, because the region has no provinces.
  "Valle d'Aosta": 'di Aosta',
};

/** @example inRegione('Marche') // 'nelle Marche' */
export function inRegione(nome: string): string {
  return IN_REGION[nome] ?? `in ${nome}`;
}

/** @example provinciaPhrase('Bolzano/Bozen') // 'provincia di Bolzano' */
export function provinciaPhrase(nome: string): string {
  const [italian = nome] = nome.split('/');
  return `provincia ${OF_PROVINCE[italian] ?? `di ${italian}`}`;
}

/** @example inProvincia('Siena') // 'in provincia di Siena' */
export function inProvincia(nome: string): string {
  return `in ${provinciaPhrase(nome)}`;
}

/** @example inCitta('Asti') // 'ad Asti' */
export function inCitta(nome: string): string {
  return /^[aà]/i.test(nome) ? `ad ${nome}` : `a ${nome}`;
}
