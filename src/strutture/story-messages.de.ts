import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { ITALIAN } from '../kernel/language.ts';
import { letti, lingue } from './detail-messages.de.ts';
import type { Animali, Feste, Fumo, Stanza } from './rules/house-rules.ts';
import type { HomeStory, StoryField } from './rules/listing-fields.ts';
import { OWN_TEXTS, type TextLanguages } from './rules/text-languages.ts';
import { translationMessages } from './translation-messages.de.ts';

const animali: Record<Animali, string> = { si: 'Willkommen', su_richiesta: 'Auf Anfrage', no: 'Nicht erlaubt' };
const fumo: Record<Fumo, string> = { si: 'Rauchen erlaubt', fuori: 'Nur im Freien', no: 'Rauchfrei' };
const feste: Record<Feste, string> = { si: 'Erlaubt', no: 'Keine Feiern' };

/** What form, change table and archive call each field. */
const campi: Record<StoryField, string> = {
  stanze: 'Wo Gäste schlafen',
  arrivo_dalle: 'Anreise ab',
  arrivo_entro: 'Anreise bis',
  partenza_entro: 'Abreise bis',
  animali: 'Haustiere',
  animali_nota: 'Hinweis zu Haustieren',
  fumo: 'Rauchen',
  feste: 'Feiern',
  regole: 'Hausregeln',
  gradini: 'Stufen bis zur Tür',
  gradini_nota: 'Hinweis zu den Stufen',
  accoglie_nome: 'Name des Gastgebers',
  accoglie_lingue: 'Gesprochene Sprachen',
  accoglie_parole: 'Ein paar Worte der Gastgeber',
  lingue_testi: 'Sprachen der Texte',
  posizione_approssimativa: 'Lage',
};

/** What is not said is Italian. */
function lingueDette(languages: TextLanguages): string {
  const named = OWN_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Beschreibung' : campi[name];
    return language === undefined ? [] : [`${label}: ${lingue[language]}`];
  });
  return named.join('; ');
}

function stanzaDetta({ nome, tipo_letti, lingua = ITALIAN, traduzioni = {} }: Stanza): string {
  const names = [translationMessages.nomeDetto(nome, lingua), ...translationMessages.nomiDetti(traduzioni)].join(', ');
  return `${names}: ${letti[tipo_letti]}`;
}

/** Every fact in words, in the order of the form; '' is what nobody has told. */
function storiaDetta(story: HomeStory): (readonly [StoryField, string])[] {
  return [
    ['posizione_approssimativa', story.posizione_approssimativa ? 'ungefähr, ohne Hausnummer' : 'mit Hausnummer'],
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
    foto: 'Foto des Gastgebers',
    nessuna: 'keines',
    nuova: 'ein neues Foto',
    una: 'ein Foto',
  },
  punto: 'Punkt auf der Karte',
  puntoDelComune: 'die Ortsmitte',
} as const;

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.de.ts')>;
