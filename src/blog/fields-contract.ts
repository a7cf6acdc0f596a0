import { z } from 'zod';
import { BLOG_PAGE_SIZE } from './rules/list-address.ts';
import { visitorMessages } from './messages/by-request.ts';

export { BLOG_PAGE_SIZE };

export const nothing = z.object({});

export const READER = { hasUnprefixedPath: false, params: nothing, query: nothing } as const;
/** Properties of public calls that are also served without the `/api` prefix (PRODUCT.md § 7). */
export const PUBLIC = { ...READER, hasUnprefixedPath: true } as const;
export const PANEL = { ...READER, guard: 'admin' } as const;

export const done = z.object({ success: z.literal(true), message: z.string() });

export const idInPath = (error: () => string) =>
  z.object({
    id: z
      .string({ error })
      .regex(/^[1-9]\d{0,8}$/, { error })
      .transform(Number),
  });

/** A number is clamped to 1–50; any other value is rejected. */
export const limit = z
  .string({ error: () => visitorMessages().articleLimitInvalid })
  .regex(/^-?\d{1,12}$/, { error: () => visitorMessages().articleLimitInvalid })
  .transform((text) => Math.min(BLOG_PAGE_SIZE, Math.max(1, Number(text))))
  .default(BLOG_PAGE_SIZE);

export const page = z
  .string({ error: () => visitorMessages().pageNotFound })
  .regex(/^[1-9]\d{0,5}$/, { error: () => visitorMessages().pageNotFound })
  .transform(Number)
  .default(1);

export const searchedWords = z
  .string({ error: () => visitorMessages().searchTooLong })
  .max(200, { error: () => visitorMessages().searchTooLong })
  .optional();

/** Declares a form field that accepts any value, so that its validation rule can return its own message. */
export const formField = (type: 'string' | 'integer' | 'array' | 'number', description: string) =>
  z.unknown().optional().meta({ type, description });
