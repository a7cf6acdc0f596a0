/**
 * How a page that is the same for all visitors may be cached, and the one thing in it that differs: its nonce. `isOurs`: an answer of the
 * API, which no CDN stores. `staleIfError`: a CDN may serve it stale while the portal fails.
 */
export type SharedPage = {
  tags: readonly string[];
  seconds: number;
  nonce: string;
  isOurs?: true;
  staleIfError?: true;
};

/** HTML or, for navigation in the browser, data. `onShared` is called for a page that may be cached, before its answer is there. */
export type PageRenderer = (
  request: Request,
  requestId: string,
  onShared?: (shared: SharedPage) => void,
) => Promise<Response>;
