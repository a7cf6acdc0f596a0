export const currentLanguage = () => 'en' as const;
