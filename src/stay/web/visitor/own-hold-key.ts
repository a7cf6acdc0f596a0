/** Where this tab remembers the last stay that it went to pay for. */
export const OWN_HOLD = 'pagamento';
