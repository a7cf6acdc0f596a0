import type { IsTranslation } from '../../kernel/translation.ts';

export const regionWords = {
  VDA: 'Burgen, Gletscher und Hütten am Fuß des Matterhorns.',
  PIE: 'Langhe, Haselnusshaine und Höfe zwischen Weinbergen.',
  LIG: 'Steile Dörfer, enge Gassen und Terrassen über dem Meer.',
  LOM: 'Villen am See, Kunststädte und wasserreiche Ebenen.',
  TAA: 'Höfe, Almen und die Dolomiten im Alpenglühen.',
  VEN: 'Lagune, Palladios Villen und die Hügel des Prosecco.',
  FVG: 'Karst, Schlösser über dem Golf und der Wind namens Bora.',
  EMR: 'Laubengänge, lange Tafeln und Häuser in der Ebene.',
  TOS: 'Gehöfte, Zypressen und helle Schotterwege durch die Hügel.',
  MAR: 'Hügel wie ein Flickenteppich, schlanke Türme und das Meer am Conero.',
  UMB: 'Heller Stein, Olivenbäume und die Stille der Hügel.',
  LAZ: 'Amphitheater, Pinien und Landhäuser der römischen Campagna.',
  ABR: 'Burgen, Hochebenen und Weiden unter dem Gran Sasso.',
  MOL: 'Hirtenwege, Kirchtürme und Gastfreundschaft im Dorf.',
  CAM: 'Der Golf, die Inseln und die Zitronen der Küste.',
  PUG: 'Trulli, Masserien und jahrhundertealte Olivenbäume.',
  BAS: 'Die Sassi von Matera und das Land der Calanchi.',
  CAL: 'Klippen, Bergdörfer und kristallklares Meer.',
  SIC: 'Tempel, Zitrusgärten und Häuser im Schatten des Ätna.',
  SAR: 'Granit, Nuraghen und Buchten mit klarem Wasser.',
} as const;

true satisfies IsTranslation<typeof import('./region-messages.it.ts'), typeof import('./region-messages.de.ts')>;
