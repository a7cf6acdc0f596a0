import * as messages from '../messages/visitor.it.ts';

/** A line at the top of a page that may be wrong, in classes that every page has the styles of: HTML, so that no visitor loads a script for it. */
export const STALE_MARK = `<p class="note warn" role="status">${messages.stalePageNotice}</p>`;
