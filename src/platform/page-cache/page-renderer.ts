/**
 * `nonce`: the only part that differs between visitors. `isOurs`: a response of the API, which no CDN stores. `staleIfError`: a
 * CDN may serve the stale page while the portal fails.
 */
export type SharedPage = {
  tags: readonly string[];
  seconds: number;
  nonce: string;
  isOurs?: true;
  staleIfError?: true;
};

export type PageRenderer = (
  request: Request,
  requestId: string,
  onShared?: (shared: SharedPage) => void,
) => Promise<Response>;
