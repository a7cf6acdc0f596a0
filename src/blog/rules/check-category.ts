import { cleanText } from '../../kernel/text/clean-text.ts';

const NAME_LENGTH = 60;
const DESCRIPTION_LENGTH = 200;
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;
/** Maximum length of an emoji in UTF-16 code units, sufficient for the longest sequences. */
const EMOJI_LENGTH = 32;

export type CategoryForm = { nome?: unknown; emoji?: unknown; descrizione?: unknown };
export type CheckedCategory = { nome: string; emoji: string; descrizione: string };
type CategoryFieldFault = { campo: string; fault: 'nomeCategoria' | 'emojiCategoria' | 'descrizioneCategoria' };

function isEmoji(text: string): boolean {
  return text.length <= EMOJI_LENGTH && EMOJI.test(text) && [...new Intl.Segmenter('it').segment(text)].length === 1;
}

function lineOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? cleanText(value) : null;
}

export function checkCategory(form: CategoryForm): CheckedCategory | CategoryFieldFault {
  const nome = lineOf(form.nome);
  const emoji = lineOf(form.emoji);
  const descrizione = lineOf(form.descrizione);
  if (nome === null || nome === '' || nome.length > NAME_LENGTH) return { campo: 'nome', fault: 'nomeCategoria' };
  if (emoji === null || !isEmoji(emoji)) return { campo: 'emoji', fault: 'emojiCategoria' };
  if (descrizione === null || descrizione.length > DESCRIPTION_LENGTH) {
    return { campo: 'descrizione', fault: 'descrizioneCategoria' };
  }
  return { nome, emoji, descrizione };
}
