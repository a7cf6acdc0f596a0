import { AppError } from '../../kernel/calls/app-error.ts';
import type { FileAnswer } from '../../kernel/calls/call.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { formatAddress } from '../../strutture/rules/format-address.ts';
import { formatCodice } from '../rules/codice.ts';
import { guestBookingPath } from '../rules/guest-booking-path.ts';
import { writeStayFile } from '../rules/stay-file.ts';
import type { BookingRow } from './booking-repository.ts';
import { findForGuest } from './find-for-guest.ts';
import { inBookingLanguage } from './booking-row.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { visitorMessages } from '../messages/by-request.ts';

export const STAY_FILE_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH' as const;

export function stayFileOf(booking: BookingRow, publicUrl: string): { file_name: string; text: string } {
  const { agreed, id, codice, check_in, check_out, updated_at } = booking;
  const text = writeStayFile({
    language: currentLanguage(),
    uid: `${id}@${new URL(publicUrl).host}`,
    title: visitorMessages().calendarEventTitle(agreed.nome),
    place: formatAddress(agreed),
    note: visitorMessages().calendarEventNote({
      codice: formatCodice(codice),
      contatti: [agreed.telefono, agreed.email],
    }),
    url: `${publicUrl}${guestBookingPath(codice)}`,
    check_in,
    check_out,
    updated_at: updated_at.toISOString(),
  });
  return { file_name: `soggiorno-${slugify(agreed.nome)}.ics`, text };
}

function writeFile(booking: BookingRow, publicUrl: string): FileAnswer {
  const { file_name, text } = stayFileOf(booking, publicUrl);
  return {
    file_name,
    contents: (async function* pieces() {
      yield Buffer.from(text);
    })(),
  };
}

export function createStayFile({ publicUrl, ...deps }: Pick<StayDependencies, 'db' | 'clock' | 'publicUrl'>) {
  return async (codice: string): Promise<FileAnswer> => {
    const booking = await findForGuest(deps, codice);
    if (booking.status !== 'confermata') throw new AppError('NON_TROVATO', visitorMessages().bookingNotFound);
    return inBookingLanguage(booking, () => writeFile(booking, publicUrl));
  };
}
