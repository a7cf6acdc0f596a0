import { call } from '../../../api/call.ts';
import { AccessForm } from './AccessForm.tsx';
import type { SecurityPartProps } from './security-part.ts';
import * as t from './messages.it.ts';

export function PasswordPart({ onDone }: SecurityPartProps) {
  return (
    <AccessForm
      call={(body) => call('PUT /api/admin/password', { body })}
      asks={['password', 'nuova_password']}
      button={t.cambiaLaPassword}
      onDone={onDone}
    >
      <p className="muted">{t.leAltreSessioniSiChiudono}</p>
    </AccessForm>
  );
}
