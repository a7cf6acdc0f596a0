import { AppError } from '../../kernel/app-error.ts';
import type { FileAnswer } from '../../kernel/call.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { formatAddress } from '../../strutture/rules/format-address.ts';
import { bookingMessages as messages } from '../booking-messages.ts';
import { formatCodice } from '../rules/codice.ts';
import { guestBookingPath } from '../rules/guest-booking-path.ts';
import { writeStayFile } from '../rules/stay-file.ts';
import type { BookingRow } from './booking-repository.ts';
import { findForGuest } from './find-for-guest.ts';
import { inBookingLanguage } from './in-booking-language.ts';
import type { StayParts } from './stay-parts.ts';

function writeFile({ agreed, id, codice, check_in, check_out, updated_at }: BookingRow, publicUrl: string): FileAnswer {
  const file = writeStayFile({
    uid: `${id}@${new URL(publicUrl).host}`,
    title: messages.soggiorno(agreed.nome),
    place: formatAddress(agreed),
    note: messages.appunto({ codice: formatCodice(codice), contatti: [agreed.telefono, agreed.email] }),
    url: `${publicUrl}${guestBookingPath(codice)}`,
    check_in,
    check_out,
    updated_at: updated_at.toISOString(),
  });
  return {
    file_name: `soggiorno-${slugify(agreed.nome)}.ics`,
    contents: (async function* pieces() {
      yield Buffer.from(file);
    })(),
  };
}

export function createStayFile({ publicUrl, ...parts }: Pick<StayParts, 'db' | 'clock' | 'publicUrl'>) {
  return async (codice: string): Promise<FileAnswer> => {
    const booking = await findForGuest(parts, codice);
    if (booking.status !== 'confermata') throw new AppError('NON_TROVATO', messages.prenotazioneNonTrovata);
    return inBookingLanguage(booking, () => writeFile(booking, publicUrl));
  };
}
