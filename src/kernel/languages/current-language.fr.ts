export const currentLanguage = () => 'fr' as const;
