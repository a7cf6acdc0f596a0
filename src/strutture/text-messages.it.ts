import { FOREIGN_LANGUAGES } from '../kernel/language.ts';
import type { PhotoDetails } from '../media/rules/photo-details.ts';
import { storyMessages } from './story-messages.it.ts';
import { translationMessages } from './translation-messages.it.ts';
import type { CheckedCamera } from './rules/check-camere.ts';
import type { CheckedStruttura } from './rules/check-struttura.ts';
import type { Line } from './rules/list-changes.ts';

/** The texts of a home's story that its owner writes freely. */
const STORY_TEXTS = ['animali_nota', 'regole', 'gradini_nota', 'accoglie_nome', 'accoglie_parole'] as const;

/** Each text of a room: one that is renamed keeps its keys. */
function camereDette(camere: readonly CheckedCamera[]): Line[] {
  return camere.flatMap(({ id, nome_camera, traduzioni, letti_aggiuntivi, note }) => {
    const campo = `Camera «${nome_camera}»`;
    const nome = [nome_camera, ...translationMessages.nomiDetti(traduzioni)].join(', ');
    return [
      { key: `camera ${id}`, campo, testo: nome },
      { key: `camera ${id} letti`, campo: `${campo}, letti aggiuntivi`, testo: letti_aggiuntivi },
      { key: `camera ${id} note`, campo: `${campo}, note`, testo: note },
    ];
  });
}

/** What guests read in an owner's own words, text by text. `tariffe`: the names of prices. */
export function testiDetti(
  form: CheckedStruttura,
  photos: readonly (PhotoDetails & { id: number })[],
  tariffe: readonly string[],
): Line[] {
  const { campi } = storyMessages;
  const stanze = form.stanze.map(({ nome, traduzioni = {} }) => [nome, ...translationMessages.nomiDetti(traduzioni)]);
  const lines: Line[] = [
    { key: 'nome', campo: 'Nome', testo: form.nome },
    { key: 'descrizione', campo: 'Descrizione', testo: form.descrizione },
    ...FOREIGN_LANGUAGES.map((each) => {
      const campo = translationMessages.descrizioneIn(each);
      return { key: `descrizione ${each}`, campo, testo: form.traduzioni[each]?.testo ?? '' };
    }),
    { key: 'stanze', campo: campi.stanze, testo: stanze.map((names) => names.join(', ')).join('; ') },
    ...STORY_TEXTS.map((field) => ({ key: field, campo: campi[field], testo: form[field] ?? '' })),
    ...camereDette(form.camere),
    ...photos.map(({ id, didascalia }, index) => {
      return { key: `foto ${id}`, campo: `Didascalia della foto ${index + 1}`, testo: didascalia };
    }),
    { key: 'tariffe', campo: 'Nomi delle tariffe', testo: [...new Set(tariffe)].filter(Boolean).join('; ') },
  ];
  return lines.filter(({ testo }) => testo !== '');
}
