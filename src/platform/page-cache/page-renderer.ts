/**
 * `nonce` differs between responses. `isOurs` marks API responses, which no CDN stores. `staleIfError` allows a CDN to serve the
 * page stale while the portal fails.
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
