/** The version that a sender agrees to. Change it whenever the text of `/privacy` changes. */
export const PRIVACY_VERSION = '2026-11-29';
