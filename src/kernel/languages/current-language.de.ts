export const currentLanguage = () => 'de' as const;
