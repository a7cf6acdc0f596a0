export function linkToken(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}

/** Removes a used token from the address, history and bookmarks. */
export function forgetToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}
