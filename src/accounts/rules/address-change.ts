/** Hours until the two links of a change of address expire. */
export const ADDRESS_CHANGE_HOURS = 24;
