/**
 * How a page that is the same for all visitors may be cached. `nonce`: the only part that differs between visitors. `isOurs`: a
 * response of the API, which no CDN stores. `staleIfError`: a CDN may serve the stale page while the portal fails.
 */
export type SharedPage = {
  tags: readonly string[];
  seconds: number;
  nonce: string;
  isOurs?: true;
  staleIfError?: true;
};

/** Renders HTML, or data for client-side navigation. `onShared` is called before the response if the page may be cached. */
export type PageRenderer = (
  request: Request,
  requestId: string,
  onShared?: (shared: SharedPage) => void,
) => Promise<Response>;
