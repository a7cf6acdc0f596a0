export const ADDRESS_CHANGE_HOURS = 24;
