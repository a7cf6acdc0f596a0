/**
 * `nonce` differs between visitors. `isOurs` marks API responses, which no CDN stores. `staleIfError` permits stale pages during
 * failures.
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
