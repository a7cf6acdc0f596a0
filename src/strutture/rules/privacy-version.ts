/** Version of the text of `/privacy` that a sender agrees to; stored with the time. Change it whenever that text changes. */
export const PRIVACY_VERSION = '2026-11-29';
