/** The version of the privacy policy that a sender accepts. Change it whenever the text of `/privacy` changes. */
export const PRIVACY_VERSION = '2026-11-29';
