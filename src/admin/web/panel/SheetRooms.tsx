import { langOf } from '../../../kernel/languages/lang-of.ts';
import { formatPrice, toCents } from '../../../kernel/money/cents.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { countOf } from '../../../strutture/rules/count-of.it.ts';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as struttureVisitorMessages from '../../../strutture/messages/visitor.ts';
import * as messages from '../../messages/admin.ts';

export function SheetRooms({ struttura: { form, richiesta } }: { struttura: AdminDetail }) {
  return (
    <div className="admin-rooms">
      <h3 className="h4">{richiesta === 'modifica' ? messages.roomsOnlineNowTitle : messages.roomsTitle}</h3>
      <ul>
        {form.camere.map((camera, index) => (
          <li key={camera.id ?? index}>
            <p>
              <b lang={langOf(camera.lingua)}>
                {struttureVisitorMessages.nameWithLanguage(camera.nome_camera, camera.lingua)}
              </b>
              <span className="num">{formatPrice(toCents(camera.prezzo_notte))}</span>
            </p>
            <small>
              {[
                countOf(camera.posti_letto, 'posto'),
                struttureMessages.roomBedsText(camera.tipo_letti, camera.letti_aggiuntivi),
                camera.bagno_privato ? messages.privateBathroom : messages.sharedBathroom,
                ...camera.servizi_camera,
                ...(camera.disponibile ? [] : [messages.roomUnavailable]),
              ].join(' · ')}
            </small>
            {camera.note !== '' && <small>{camera.note}</small>}
            {struttureVisitorMessages.translatedNames(camera.traduzioni).map((translation) => (
              <small key={translation}>{translation}</small>
            ))}
          </li>
        ))}
      </ul>
      {form.camere.length === 0 && <p className="muted">{messages.noRooms}</p>}
    </div>
  );
}
