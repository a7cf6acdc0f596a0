export function linkToken(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}

export function forgetToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}
