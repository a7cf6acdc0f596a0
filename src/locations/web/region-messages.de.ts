import type { IsTranslation } from '../../kernel/translation.ts';

export const regionWords = {
  VDA: 'Burgen, Gletscher und Hütten am Fuß des Matterhorns.',
  PIE: 'Langhe, Haselnusshaine und Höfe zwischen Weinbergen.',
  LIG: 'Steile Dörfer, enge Gassen und Terrassen über dem Meer.',
  LOM: 'Villen am See, Kunststädte und die Ebene des Wassers.',
  TAA: 'Höfe, Almen und die Dolomiten im Abendglühen.',
  VEN: 'Lagune, Palladios Villen und die Hügel des Prosecco.',
  FVG: 'Karst, Burgen über dem Golf und der Wind der Bora.',
  EMR: 'Laubengänge, lange Tafeln und Häuser der Ebene.',
  TOS: 'Gehöfte, Zypressen und weiße Straßen durch die Hügel.',
  MAR: 'Gestreifte Hügel, schlanke Türme und das Meer am Conero.',
  UMB: 'Heller Stein, Olivenbäume und die Stille der Hügel.',
  LAZ: 'Amphitheater, Pinien und Landhäuser der römischen Campagna.',
  ABR: 'Burgen, Hochebenen und Weiden unter dem Gran Sasso.',
  MOL: 'Hirtenwege, Kirchtürme und Gastfreundschaft im Dorf.',
  CAM: 'Der Golf, die Inseln und die Zitronen der Küste.',
  PUG: 'Trulli, Gutshöfe und jahrhundertealte Olivenbäume.',
  BAS: 'Die Sassi von Matera und das Land der Calanchi.',
  CAL: 'Klippen, Dörfer in der Höhe und klares Meer.',
  SIC: 'Tempel, Zitrusgärten und Häuser im Schatten des Ätna.',
  SAR: 'Granit, Nuraghen und Buchten mit klarem Wasser.',
} as const;

true satisfies IsTranslation<typeof import('./region-messages.it.ts'), typeof import('./region-messages.de.ts')>;
