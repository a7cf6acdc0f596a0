/**
 * What a page that is the same for everybody says of itself, and the one thing in it that is not: its nonce. `isOurs`: no CDN is to keep it,
 * which would show it for seconds after a change.
 */
export type SharedPage = { tags: readonly string[]; seconds: number; nonce: string; isOurs?: true };

/** HTML or, for navigation in the browser, data. `onShared` is called for a page that may be cached, before its answer is there. */
export type PageRenderer = (
  request: Request,
  requestId: string,
  onShared?: (shared: SharedPage) => void,
) => Promise<Response>;
