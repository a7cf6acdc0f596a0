import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { letti, lingue } from './detail-messages.en.ts';
import type { Animali, Feste, Fumo, Stanza } from './rules/house-rules.ts';
import type { HomeStory, StoryField } from './rules/listing-fields.ts';
import { OWN_TEXTS, type TextLanguages } from './rules/text-languages.ts';

const animali: Record<Animali, string> = { si: 'Welcome', su_richiesta: 'On request', no: 'Not allowed' };
const fumo: Record<Fumo, string> = { si: 'Allowed', fuori: 'Outdoors only', no: 'No smoking' };
const feste: Record<Feste, string> = { si: 'Allowed', no: 'No parties' };

/** What form, change table and archive call each field. */
const campi: Record<StoryField, string> = {
  stanze: 'Where guests sleep',
  arrivo_dalle: 'Check-in from',
  arrivo_entro: 'Check-in by',
  partenza_entro: 'Check-out by',
  animali: 'Pets',
  animali_nota: 'Note about pets',
  fumo: 'Smoking',
  feste: 'Parties',
  regole: 'House rules',
  gradini: 'Steps to the door',
  gradini_nota: 'Note about the steps',
  accoglie_nome: 'Name of the host',
  accoglie_lingue: 'Languages spoken',
  accoglie_parole: 'A few words from the host',
  lingue_testi: 'Languages of the texts',
  posizione_approssimativa: 'Location',
};

/** What is not said is Italian. */
function lingueDette(languages: TextLanguages): string {
  const named = OWN_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Description' : campi[name];
    return language === undefined ? [] : [`${label}: ${lingue[language]}`];
  });
  return named.join('; ');
}

function stanzaDetta({ nome, tipo_letti }: Stanza): string {
  return `${nome}: ${letti[tipo_letti].toLowerCase()}`;
}

/** Every fact in words, in the order of the form; '' is what nobody has told. */
function storiaDetta(story: HomeStory): (readonly [StoryField, string])[] {
  return [
    [
      'posizione_approssimativa',
      story.posizione_approssimativa ? 'approximate, without the house number' : 'with the house number',
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
    foto: 'Photo of the host',
    nessuna: 'none',
    nuova: 'a new photo',
    una: 'a photo',
  },
  punto: 'Point on the map',
  puntoDelComune: 'the centre of the town',
};

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.en.ts')>;
