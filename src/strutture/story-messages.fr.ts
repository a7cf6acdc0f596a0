import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { letti, lingue } from './detail-messages.fr.ts';
import type { Animali, Feste, Fumo, Stanza } from './rules/house-rules.ts';
import type { HomeStory, StoryField } from './rules/listing-fields.ts';
import { OWN_TEXTS, type TextLanguages } from './rules/text-languages.ts';

const animali: Record<Animali, string> = { si: 'Bienvenus', su_richiesta: 'Sur demande', no: 'Non admis' };
const fumo: Record<Fumo, string> = { si: 'Fumeurs admis', fuori: 'À l’extérieur seulement', no: 'Non-fumeur' };
const feste: Record<Feste, string> = { si: 'Possibles', no: 'Pas de fêtes' };

/** What form, change table and archive call each field. */
const campi: Record<StoryField, string> = {
  stanze: 'Où l’on dort',
  arrivo_dalle: 'Arrivée à partir de',
  arrivo_entro: 'Arrivée au plus tard à',
  partenza_entro: 'Départ au plus tard à',
  animali: 'Animaux',
  animali_nota: 'Note sur les animaux',
  fumo: 'Tabac',
  feste: 'Fêtes',
  regole: 'Règlement intérieur',
  gradini: 'Marches jusqu’à la porte',
  gradini_nota: 'Note sur les marches',
  accoglie_nome: 'Nom de la personne qui ouvre la porte',
  accoglie_lingue: 'Langues parlées',
  accoglie_parole: 'Quelques mots de la personne qui accueille',
  lingue_testi: 'Langues des textes',
  posizione_approssimativa: 'Position',
};

/** What is not said is Italian. */
function lingueDette(languages: TextLanguages): string {
  const named = OWN_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Description' : campi[name];
    return language === undefined ? [] : [`${label} : ${lingue[language]}`];
  });
  return named.join('; ');
}

function stanzaDetta({ nome, tipo_letti }: Stanza): string {
  return `${nome} : ${letti[tipo_letti].toLowerCase()}`;
}

/** Every fact in words, in the order of the form; '' is what nobody has told. */
function storiaDetta(story: HomeStory): (readonly [StoryField, string])[] {
  return [
    [
      'posizione_approssimativa',
      story.posizione_approssimativa ? 'approximative, sans numéro de rue' : 'avec le numéro de rue',
    ],
    ['stanze', story.stanze.map(stanzaDetta).join(' ; ')],
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
    foto: 'Photo de la personne qui ouvre la porte',
    nessuna: 'aucune',
    nuova: 'une nouvelle photo',
    una: 'une photo',
  },
  punto: 'Point sur la carte',
  puntoDelComune: 'le centre de la ville',
};

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.fr.ts')>;
