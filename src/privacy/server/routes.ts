import { makeZip } from 'client-zip';
import type { AccountsService } from '../../accounts/contract.ts';
import { inAccountLanguage } from '../../accounts/server/language-service.ts';
import { type CallHandler, type FileAnswer, handle, handleOwner } from '../../kernel/calls/call.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import {
  requestDataLinkCall,
  deleteAccountCall,
  eraseDataCall,
  type PrivacyService,
  downloadDataCall,
  downloadOwnerDataCall,
} from '../contract.ts';
import { recordsText } from './records-text.ts';
import { visitorMessages } from '../messages/by-request.ts';

type Dependencies = { privacy: PrivacyService; accounts: Pick<AccountsService, 'closeSession'>; clock: Clock };

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function archive({ privacy, clock }: Dependencies, email: string): Promise<FileAnswer> {
  const records = await privacy.read(email);
  const now = clock.now().toISOString();
  const text = `${visitorMessages().dataFileHeading(email, formatMoment(now))}\n\n${recordsText(records)}\n`;
  const json = JSON.stringify({ email, creato_il: now, dati: records }, null, 2);
  const zip = makeZip([
    { name: visitorMessages().textFileName, input: text },
    { name: visitorMessages().jsonFileName, input: json },
  ]);
  return { file_name: visitorMessages().archiveFileName, contents: bytesOf(zip) };
}

export function privacyRoutes(deps: Dependencies): CallHandler[] {
  const { privacy, accounts } = deps;
  return [
    handle(requestDataLinkCall, async ({ body }) => {
      await privacy.requestLink(body.email);
      return { success: true as const, message: visitorMessages().dataLinkRequested };
    }),
    handle(downloadDataCall, async ({ body }) => archive(deps, await privacy.provenBy(body.token))),
    handle(eraseDataCall, async ({ body }) => {
      await privacy.erase(await privacy.provenBy(body.token));
      return { success: true as const, message: visitorMessages().dataErased };
    }),
    handleOwner(downloadOwnerDataCall, async ({ account }) =>
      inAccountLanguage(account, () => archive(deps, account.email)),
    ),
    handleOwner(
      deleteAccountCall,
      async ({ account, cookie, setCookie }) => {
        await privacy.erase(account.email);
        for (const header of await accounts.closeSession(cookie)) setCookie(header);
      },
      (account) => privacy.assertErasable(account.email),
    ),
  ];
}
