import { askBooking } from './ask-booking.ts';
import { keptText, OWN_HOLD } from './session-text.ts';

/** The code of a stay of this struttura that this tab went to pay for and that still waits for its payment, by the server's word. */
export async function findOwnHold(strutturaId: number): Promise<string | null> {
  const [id, codice = ''] = (keptText(OWN_HOLD) ?? '').split(' ');
  if (id !== String(strutturaId)) return null;
  return (await askBooking(codice))?.status === 'in_attesa_pagamento' ? codice : null;
}
