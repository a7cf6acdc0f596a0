import { foldName } from '../../locations/rules/fold-name.ts';
import { ITALIAN, LANGUAGES, type Language } from '../../kernel/language.ts';

const WORDS: Record<Language, string> = {
  it:
    'io tu lui lei voi loro mio mia nostro nostra nostri nostre mi ti ci vi si ce ne me te se ho hai ha abbiamo avete hanno sono sei e siete era sarei sarebbe saremo saremmo fosse ' +
    'questo questa quello quella quale quali quanto quanti cosa cose come dove quando perche cosi pero molto molta molti poco tanto ' +
    'altro altra intero intera qualche qui qua la proprio gia ancora sempre pure davvero quindi allora invece comunque dormo dormiamo dorme',
  en:
    'i you he she they it its we us our my your me this that these those there here am is are was were be been being do does did have has had ' +
    'will would can could should shall may might must so very really quite just only also too then than as if into onto off up out by about any some ' +
    'both either what which who whose when how why please thanks else ever actually basically maybe late early needed required',
  de:
    'ich du er sie es wir ihr mich dich mir dir uns euch ihnen mein dein unser euer bin bist sind seid war waren wäre wären habe habt hast hatte ' +
    'hätte hätten wird werden würde würden kann können könnte könnt könntet möchte möchten mag mögen darf dürfen will wollen sollen dass wenn weil ' +
    'wie wer wann welche welcher welches so sehr ganz ganze ganzes ganzer ganzen ja doch mal noch schon eher etwa fürs beim dort hier da dann denn man ' +
    'direkt bisschen ihm seine irgendetwas eigene eigener eigenes eigenen vielleicht eigentlich',
  fr:
    'je tu il elle on nous vous ils elles me te se moi toi lui leur mon ma mes ton ta tes notre nos votre vos ai as avons avez ont suis es est sommes ' +
    'êtes sont était serait serons seront serai avoir être faire fait peut peux pouvons pourrait faut faudrait ce cet cette ces ça cela qui que quoi dont où ' +
    'quand comment très trop assez bien plus même aussi alors donc si y en là ici juste vraiment svp merci',
};

const IDLE = new Map(LANGUAGES.map((language) => [language, new Set(WORDS[language].split(' ').map(foldName))]));

/** @example isIdle('habt', 'de') // true */
export function isIdle(typed: string, language: Language = ITALIAN): boolean {
  return IDLE.get(language)?.has(foldName(typed)) ?? false;
}
