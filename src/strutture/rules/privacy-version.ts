/**
 * The version of `/privacy` that a sender agrees to, stored with the time of the consent. Change it whenever the text of
 * `/privacy` changes.
 */
export const PRIVACY_VERSION = '2026-11-29';
