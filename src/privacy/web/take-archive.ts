import { saveFile } from '../../ui/save-file.ts';
import { privacyMessages } from '../messages.it.ts';
import { privacyPageMessages } from '../page-messages.it.ts';

async function readDetail(answer: Response): Promise<string> {
  try {
    const said: unknown = await answer.json();
    if (typeof said === 'object' && said !== null && 'detail' in said && typeof said.detail === 'string') {
      return said.detail;
    }
  } catch {
    // What is no JSON of ours says nothing to whoever reads.
  }
  return privacyPageMessages.nonRaggiungibile;
}

/**
 * Has the browser save the archive of whoever has the link. Not a plain link: the token would stand in one more address.
 * Gives what went wrong as a sentence, or `null`.
 */
export async function takeArchive(token: string): Promise<string | null> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ token }) };
    const answer = await fetch('/api/i-miei-dati/scarica', request);
    if (!answer.ok) return await readDetail(answer);
    saveFile(await answer.blob(), privacyMessages.file.archivio);
    return null;
  } catch {
    return privacyPageMessages.nonRaggiungibile;
  }
}
