export const currentLanguage = () => 'it' as const;
