import { z } from 'zod';
import { ALL_PATHS } from '../../../kernel/pages/all-paths.ts';
import * as messages from '../../messages/operator.ts';

/** Pattern of brand names. Excludes characters with a special meaning in HTML, mail headers, calendars or JavaScript. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ’.·-]*$/u;
/** Maximum length of a name, so that it fits beside the logo and three buttons on a phone. */
const NAME_LENGTH = 30;
const TITLE_LENGTH = 80;
const HEX = /^#[0-9a-f]{6}$/i;
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const LOGO = /^[\w.-]+\.svg$/;
const LINE_LENGTH = 160;
const TEXT_LENGTH = 400;
const PANEL = /^[a-z][a-z0-9-]{2,29}$/;
const NO_PAGES =
  'accesso api assets bande calendar chi-siamo conferma-indirizzo foto healthz lingua mappa metrics og paesaggi prenotazioni properties readyz regioni ricerca sitemap uscita';
const TAKEN = new Set([
  ...NO_PAGES.split(' '),
  ...Object.values(ALL_PATHS).flatMap((paths) => Object.values(paths).map((path) => path.split('/')[1] ?? '')),
]);
const UNSAFE = /[\p{Cc}<>]/u;

/** Returns whether the text is an Italian VAT number, which has ten digits and a check digit. */
function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = text.split('').reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const words = (longest: number) =>
  z
    .string({ error: messages.brandTextExpected })
    .transform((text) => text.trim().replaceAll("'", '’'))
    .refine((text) => text !== '', { error: messages.brandTextEmpty })
    .refine((text) => text.length <= longest, { error: () => messages.brandTextTooLong(longest) })
    .refine((text) => !UNSAFE.test(text), { error: messages.brandTextForbiddenCharacters });

/** `null`: the operator has no such detail. `undefined`: the field is not filled in. */
const fact = (text: z.ZodType<string, string> = words(LINE_LENGTH)) => text.nullable().optional();
const email = z.string({ error: messages.brandTextExpected }).regex(EMAIL, { error: messages.brandEmailInvalid });
const colour = z
  .string({ error: messages.brandColorInvalid })
  .regex(HEX, { error: messages.brandColorInvalid })
  .transform((text) => text.toLowerCase());

const strict = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? messages.brandFieldsUnknown(issue.keys, Object.keys(shape))
        : messages.brandGroupExpected(),
  });

const colours = strict({
  primario: colour.optional(),
  su_primario: colour.optional(),
  link: colour.optional(),
  accento: colour.optional(),
  insegna: colour.optional(),
});

export const operatorSchema = strict({
  denominazione: words(LINE_LENGTH),
  forma_giuridica: fact(),
  indirizzo: fact(),
  email: fact(email),
  telefono: fact(),
  pec: fact(email),
  partita_iva: fact(
    z.string({ error: messages.brandTextExpected }).refine(isVatNumber, { error: messages.brandVatNumberInvalid }),
  ),
  codice_fiscale: fact(),
  rea: fact(),
  contatto_dsa: fact(email),
  lingue_dsa: fact(),
  server: fact(),
});

export const brandSchema = strict({
  nome: z
    .string({ error: messages.brandTextExpected })
    .transform((text) => text.trim().replaceAll("'", '’'))
    .refine((text) => text.length <= NAME_LENGTH, { error: () => messages.brandTextTooLong(NAME_LENGTH) })
    .refine((text) => NAME.test(text), { error: messages.brandNameInvalid }),
  mittente: z
    .string({ error: messages.brandTextExpected })
    .regex(/^[^\r\n"<>]+ <[^\s@<>]+@[^\s@<>]+>$/, { error: messages.brandSenderInvalid })
    .optional(),
  logo: z.string({ error: messages.brandTextExpected }).regex(LOGO, { error: messages.logoFileNameInvalid }).optional(),
  colori: strict({ giorno: colours.optional(), sera: colours.optional() }).optional(),
  testi: strict({
    titolo: words(TITLE_LENGTH).optional(),
    presentazione: words(TEXT_LENGTH).optional(),
    motto: words(LINE_LENGTH).optional(),
    in_tutta_italia: words(NAME_LENGTH).optional(),
    tutte_le_case: words(NAME_LENGTH).optional(),
    esplora: words(NAME_LENGTH).optional(),
    esempi_ricerca: words(NAME_LENGTH).optional(),
    blog: words(LINE_LENGTH).optional(),
  }).optional(),
  pannello: z
    .string({ error: messages.brandTextExpected })
    .regex(PANEL, { error: messages.brandPanelInvalid })
    .refine((text) => !TAKEN.has(text), { error: messages.brandPanelTaken })
    .optional(),
  gestore: operatorSchema.optional(),
});

export type BrandFile = z.infer<typeof brandSchema>;
export type Colours = NonNullable<NonNullable<BrandFile['colori']>['giorno']>;
export type Operator = z.infer<typeof operatorSchema>;
/** `logoSvg` is the content of the SVG file. */
export type Brand = BrandFile & { logoSvg: string | null };
