import { callForFile } from '../../api/call-for-file.ts';
import { saveFile } from '../../ui/save-file.ts';
import * as messages from '../messages/visitor.ts';

/**
 * Has the browser save the archive of whoever has the link. Not a plain link: the token would stand in one more address.
 * Gives what went wrong as a sentence, or `null`.
 */
export async function downloadArchive(token: string): Promise<string | null> {
  const answer = await callForFile('POST /api/i-miei-dati/scarica', { body: { token } });
  if (!answer.ok) return answer.detail || messages.siteUnreachable;
  saveFile(answer.data, messages.archiveFileName);
  return null;
}
