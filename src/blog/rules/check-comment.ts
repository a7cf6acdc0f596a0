import { hasUnicodeLocal, parseEmail } from '../../accounts/rules/parse-email.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';

export type CommentFault = 'missing' | 'emailInvalid' | 'emailUnicode' | 'nameTooLong' | 'commentTooLong' | 'otherPost';

export type CheckedComment = { autore: string; email: string; contenuto: string };

export type SentComment = { autore?: unknown; email?: unknown; contenuto?: unknown; post_id?: unknown };

export type CommentResult = { ok: true; value: CheckedComment } | { ok: false; field: string; fault: CommentFault };

export const COMMENT_LIMITS = { autore: 80, contenuto: 2000 } as const;

function read(value: unknown, lines: 'one' | 'many' = 'one'): string {
  return typeof value === 'string' ? (cleanText(value, lines) ?? '') : '';
}

function isOfPost(sent: unknown, postId: number): boolean {
  if (sent === undefined || sent === null) return true;
  return (typeof sent === 'number' || typeof sent === 'string') && String(sent) === String(postId);
}

/**
 * Returns the comment or the first field error. All three fields are required (PRODUCT.md § 5).
 * @example checkComment({ autore: 'Ada', email: 'ada@example.it', contenuto: ' ' }, 7) // { ok: false, field: 'contenuto', fault: 'missing' }
 */
export function checkComment(sent: SentComment, postId: number): CommentResult {
  const typed = { autore: read(sent.autore), email: sent.email, contenuto: read(sent.contenuto, 'many') };
  const refuse = (field: string, fault: CommentFault) => ({ ok: false as const, field, fault });
  if (typed.autore === '') return refuse('autore', 'missing');
  if (typeof typed.email !== 'string' || typed.email.trim() === '') return refuse('email', 'missing');
  if (typed.contenuto === '') return refuse('contenuto', 'missing');
  const email = parseEmail(typed.email);
  if (email === null) return refuse('email', hasUnicodeLocal(typed.email) ? 'emailUnicode' : 'emailInvalid');
  if (typed.autore.length > COMMENT_LIMITS.autore) return refuse('autore', 'nameTooLong');
  if (typed.contenuto.length > COMMENT_LIMITS.contenuto) return refuse('contenuto', 'commentTooLong');
  if (!isOfPost(sent.post_id, postId)) return refuse('post_id', 'otherPost');
  return { ok: true, value: { autore: typed.autore, email, contenuto: typed.contenuto } };
}
