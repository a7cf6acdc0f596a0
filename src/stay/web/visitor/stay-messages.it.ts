export const daGiorno = (check_in: string) => `Da ${check_in}`;
