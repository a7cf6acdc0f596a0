export function linkToken(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}

/** Takes a token that is of no more use out of the address, and so out of history and bookmarks. */
export function forgetToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}
