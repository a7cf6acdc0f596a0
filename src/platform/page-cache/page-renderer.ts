/** What a page that is the same for everybody says of itself, and the one thing in it that is not: its nonce. */
export type SharedPage = { tags: readonly string[]; seconds: number; nonce: string };

/** HTML or, for navigation in the browser, data. `onShared` is called for a page that may be cached, before its answer is there. */
export type PageRenderer = (
  request: Request,
  requestId: string,
  onShared?: (shared: SharedPage) => void,
) => Promise<Response>;
