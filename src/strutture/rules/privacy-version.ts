/** Version of the privacy policy, stored with each consent. Change it whenever the text of `/privacy` changes. */
export const PRIVACY_VERSION = '2026-11-29';
