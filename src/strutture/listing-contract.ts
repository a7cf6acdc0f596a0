import { z } from 'zod';
import { byKind } from '../kernel/records.ts';
import { ANIMALI, FESTE, FUMO } from './rules/house-rules.ts';
import { LINGUE } from './rules/lingue.ts';
import { CARD_FIELDS, STORY_FIELDS } from './rules/listing-fields.ts';
import { TIPI_LETTI, TIPI_PRENOTAZIONE, TIPI_STRUTTURA } from './rules/tipi.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { NOTES, OWNER_TEXTS, type TextLanguages } from './rules/text-languages.ts';
import type { NoteTranslations, Translations } from './rules/translations.ts';
import { visitorMessages } from './messages/by-request.ts';

export const cardShape = byKind(CARD_FIELDS, {
  text: z.string(),
  count: z.int(),
  flag: z.boolean(),
  tipi: z.array(z.enum(TIPI_STRUTTURA)),
  prenotazione: z.enum(TIPI_PRENOTAZIONE),
  servizi: z.array(z.string()),
  contact: z.string().nullable(),
});

const translation = z.object({ testo: z.string(), fonte: z.string() });
export const translationsSchema: z.ZodType<Translations> = z.partialRecord(z.enum(LANGUAGES), translation);
export const noteTranslationsSchema: z.ZodType<NoteTranslations> = z.partialRecord(z.enum(NOTES), translationsSchema);

/** A missing value means Italian. */
export const textLanguage = z.enum(LANGUAGES).optional();
const textLanguages: z.ZodType<TextLanguages> = z.partialRecord(z.enum(OWNER_TEXTS), z.enum(LANGUAGES));

export const stanzaSchema = z.object({ nome: z.string(), tipo_letti: z.enum(TIPI_LETTI), lingua: textLanguage });

/** `null` and empty lists mean that the owner gave no answer. */
export const storyShape = byKind(STORY_FIELDS, {
  stanze: z.array(stanzaSchema.extend({ traduzioni: translationsSchema.optional() })),
  hour: z.string().nullable(),
  animali: z.enum(ANIMALI).nullable(),
  fumo: z.enum(FUMO).nullable(),
  feste: z.enum(FESTE).nullable(),
  note: z.string().nullable(),
  steps: z.int().nullable(),
  lingue: z.array(z.enum(LINGUE)),
  languages: textLanguages,
  flag: z.boolean(),
});

export const listingShape = { ...cardShape, ...storyShape };

export const strutturaId = z.object({
  id: z
    .string({ error: () => visitorMessages().listingNotFound })
    .regex(/^[1-9]\d{0,8}$/, { error: () => visitorMessages().listingNotFound })
    .transform(Number),
});

export const strutturaStatus = z.enum(['in_attesa', 'approvata', 'rifiutata', 'sospesa', 'eliminata']);
