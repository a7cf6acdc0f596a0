import { formatCount } from '../kernel/format-count.ts';
import { ITALIAN } from '../kernel/language.ts';
import { letti, lingue } from './detail-messages.it.ts';
import type { Animali, Feste, Fumo, Stanza } from './rules/house-rules.ts';
import type { HomeStory, StoryField } from './rules/listing-fields.ts';
import { OWN_TEXTS, type TextLanguages } from './rules/text-languages.ts';
import { translationMessages } from './translation-messages.it.ts';

const animali: Record<Animali, string> = { si: 'Benvenuti', su_richiesta: 'Su richiesta', no: 'Non ammessi' };
const fumo: Record<Fumo, string> = { si: 'Si può fumare', fuori: 'Solo all’aperto', no: 'Non si fuma' };
const feste: Record<Feste, string> = { si: 'Si possono fare', no: 'Niente feste' };

/** What form, change table and archive call each field. */
const campi: Record<StoryField, string> = {
  stanze: 'Dove si dorme',
  arrivo_dalle: 'Arrivo dalle',
  arrivo_entro: 'Arrivo entro',
  partenza_entro: 'Partenza entro',
  animali: 'Animali',
  animali_nota: 'Nota sugli animali',
  fumo: 'Fumo',
  feste: 'Feste',
  regole: 'Regole della casa',
  gradini: 'Gradini fino alla porta',
  gradini_nota: 'Nota sui gradini',
  accoglie_nome: 'Nome di chi apre la porta',
  accoglie_lingue: 'Lingue parlate',
  accoglie_parole: 'Due parole di chi accoglie',
  lingue_testi: 'Lingue dei testi',
  posizione_approssimativa: 'Posizione',
};

/** What is not said is Italian. */
function lingueDette(languages: TextLanguages): string {
  const named = OWN_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Descrizione' : campi[name];
    return language === undefined ? [] : [`${label}: ${lingue[language]}`];
  });
  return named.join('; ');
}

function stanzaDetta({ nome, tipo_letti, lingua = ITALIAN, traduzioni = {} }: Stanza): string {
  const names = [translationMessages.nomeDetto(nome, lingua), ...translationMessages.nomiDetti(traduzioni)].join(', ');
  return `${names}: ${letti[tipo_letti].toLowerCase()}`;
}

/** Every fact in words, in the order of the form; '' is what nobody has told. */
function storiaDetta(story: HomeStory): (readonly [StoryField, string])[] {
  return [
    [
      'posizione_approssimativa',
      story.posizione_approssimativa ? 'approssimativa, senza numero civico' : 'con il numero civico',
    ],
    ['stanze', story.stanze.map(stanzaDetta).join('; ')],
    ['arrivo_dalle', story.arrivo_dalle ?? ''],
    ['arrivo_entro', story.arrivo_entro ?? ''],
    ['partenza_entro', story.partenza_entro ?? ''],
    ['animali', story.animali === null ? '' : animali[story.animali]],
    ['animali_nota', story.animali_nota ?? ''],
    ['fumo', story.fumo === null ? '' : fumo[story.fumo]],
    ['feste', story.feste === null ? '' : feste[story.feste]],
    ['gradini', story.gradini === null ? '' : formatCount(story.gradini)],
    ['gradini_nota', story.gradini_nota ?? ''],
    ['regole', story.regole ?? ''],
    ['accoglie_nome', story.accoglie_nome ?? ''],
    ['accoglie_lingue', story.accoglie_lingue.map((lingua) => lingue[lingua]).join(', ')],
    ['accoglie_parole', story.accoglie_parole ?? ''],
    ['lingue_testi', lingueDette(story.lingue_testi)],
  ];
}

export const storyMessages = {
  lingue,
  animali,
  fumo,
  feste,
  campi,
  stanzaDetta,
  storiaDetta,
  fotoDiChiAccoglie: {
    foto: 'Foto di chi apre la porta',
    nessuna: 'nessuna',
    nuova: 'una foto nuova',
    una: 'una foto',
  },
  punto: 'Punto sulla mappa',
  puntoDelComune: 'il centro della città',
} as const;
